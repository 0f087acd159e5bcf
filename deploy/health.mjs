// Ends with 0 where the program can do its work. `health console` and `health sandbox` ask that one; `health` alone asks
// both where they would listen, and a program that nobody started here is left out.
const { HOSTNAME, PORT = '3000', SANDBOX_HOST, SANDBOX_PORT = '4010' } = process.env;
const every = ['', '0.0.0.0', '::'];

/** What listens on every address is asked on this machine's own. */
const reached = (host = '') => (every.includes(host) ? '127.0.0.1' : host);

const addresses = {
  console: `http://${reached(HOSTNAME)}:${PORT}/api/ready`,
  sandbox: `http://${reached(SANDBOX_HOST)}:${SANDBOX_PORT}/readyz`,
};

/** @param {string} address @returns {Promise<'ready' | 'not ready' | 'nobody there'>} */
async function ask(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(4000), redirect: 'manual' });
    return answer.status === 200 ? 'ready' : 'not ready';
  } catch (error) {
    const { cause } = /** @type {{ cause?: { code?: string } }} */ (error);
    return cause?.code === 'ECONNREFUSED' ? 'nobody there' : 'not ready';
  }
}

const [asked] = process.argv.slice(2);
const names = asked === undefined ? Object.keys(addresses) : [asked];
const answers = await Promise.all(
  names.map((name) => {
    const address = addresses[/** @type {keyof typeof addresses} */ (name)];
    if (address === undefined) throw new Error(`There is no program '${name}': console or sandbox.`);
    return ask(address);
  }),
);
console.log(names.map((name, at) => `${name}: ${answers[at]}`).join(', '));
process.exitCode = answers.includes('ready') && !answers.includes('not ready') ? 0 : 1;

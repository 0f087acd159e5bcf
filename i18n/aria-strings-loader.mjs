const importOf = /^import \S+ from "[^"]*\/intl\/[^"]*\/(\w+)-\w+\.mjs";$/;
const entryOf = /^\s*"(\w+)-\w+": \S+,?$/;

/**
 * Keeps the sentences of react-aria in our languages: each of its components comes with some thirty (next.config.mjs).
 * @this {{ getOptions(): { languages: string[] } }}
 * @param {string} source a module that imports a file a language and exports them by their tags
 */
export default function ariaStringsLoader(source) {
  const { languages } = this.getOptions();
  const isOther = (/** @type {string} */ line) => {
    const language = (importOf.exec(line) ?? entryOf.exec(line))?.[1];
    return language !== undefined && !languages.includes(language);
  };
  return source
    .split('\n')
    .filter((line) => !isOther(line))
    .join('\n');
}

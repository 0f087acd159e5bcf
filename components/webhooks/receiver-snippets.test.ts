import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type Language, receiverCode } from './receiver-snippets';
import { signatureHeader } from './signature';

const secret = 'whsec_current';
const body = '{"id":"evt_1","data":{"title":"Compañía"}}';

/** A program that reads `[body, headers, secret]` from its first argument and prints true or false. */
const programs: Record<Language, { command: string; args: (code: string) => string[]; lower: boolean }> = {
  node: {
    command: process.execPath,
    args: (code) => [
      '--input-type=module',
      '-e',
      `${code}\nconst [b, h, s] = JSON.parse(process.argv[1]);\nconsole.log(isGenuine(Buffer.from(b), h, s));`,
      '--',
    ],
    lower: true,
  },
  python: {
    command: 'python3',
    args: (code) => [
      '-c',
      `${code}\nimport sys, json\nb, h, s = json.loads(sys.argv[1])\nprint(str(is_genuine(b.encode(), h, s)).lower())`,
    ],
    lower: false,
  },
  php: {
    command: 'php',
    args: (code) => [
      '-r',
      `${code.replace('<?php', '')}\n[$b, $h, $s] = json_decode($argv[1], true);\necho json_encode(is_genuine($b, $h, $s));`,
      '--',
    ],
    lower: false,
  },
};

const isInstalled = (command: string) => spawnSync(command, ['--version']).error === undefined;
const here = (Object.keys(programs) as Language[]).filter((name) => isInstalled(programs[name].command));

test.each(here)(
  '%s accepts either secret during a rotation and refuses what is forged or old',
  async (name) => {
    const { command, args, lower } = programs[name];
    const now = Math.floor(Date.now() / 1000);
    const judge = (text: string, signatures: { current: string; previous?: string }) => {
      const headers = Object.fromEntries(
        [
          ['X-Service-Signature', signatures.current],
          ['X-Service-Signature-Previous', signatures.previous],
        ].flatMap(([header, value]) => (value ? [[lower ? header!.toLowerCase() : header, value]] : [])),
      );
      const input = JSON.stringify([text, headers, secret]);
      return execFileSync(command, [...args(receiverCode[name]), input], { encoding: 'utf8' }).trim();
    };
    const good = await signatureHeader(secret, now, body);
    const other = await signatureHeader('whsec_next', now, body);
    expect(judge(body, { current: good })).toBe('true');
    expect(judge(body, { current: other, previous: good })).toBe('true');
    expect(judge(body, { current: other })).toBe('false');
    expect(judge(`${body} `, { current: good })).toBe('false');
    expect(judge(body, { current: await signatureHeader(secret, now - 3600, body) })).toBe('false');
    expect(judge(body, { current: 't=1,v1=short' })).toBe('false');
  },
);

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePorts } from '../testing/free-ports.ts';
import { Program } from './program.ts';

let folder: string;
let port: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'program-'));
  [port] = (await freePorts(1)) as [number];
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(code: string, onLine?: (line: string) => void): Program {
  return new Program({
    name: 'the program',
    command: [process.execPath, '--input-type=module', '--eval', code],
    cwd: folder,
    env: { PORT: String(port) },
    logFile: join(folder, 'program.log'),
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    onLine,
  });
}

const serve = (status: number) => `
  import { createServer } from 'node:http';
  createServer((request, response) => response.writeHead(${status}).end()).listen(process.env.PORT, '127.0.0.1');
`;

test('is ready when it answers 2xx, and is stopped by force where it does not listen to the signal', async () => {
  const program = run(`${serve(200)} process.on('SIGTERM', () => {});`);
  await program.ready(10_000);
  expect(program.running).toBe(true);
  await program.stop(50);
  expect(program.running).toBe(false);
  expect(program.problem.message).toContain('ended by SIGKILL');
});

test('is not ready while it answers an error', async () => {
  const program = run(serve(503));
  await expect(program.ready(1000)).rejects.toThrow(
    `The program did not respond at http://127.0.0.1:${port}/readyz within 1 s.`,
  );
  await program.stop(10_000);
});

test('a death before it is ready carries its last words, and the log all of them', async () => {
  const program = run(`for (let i = 1; i <= 40; i++) console.error('line ' + i); process.exitCode = 7;`);
  const problem = await program.ready(10_000).catch((error: Error) => error.message);
  expect(problem).toMatch(/^The program stopped \(exit code 7\):\nline 26\n/);
  expect(problem).toContain(`line 40\nAll of its output: ${join(folder, 'program.log')}`);
  expect(readFileSync(join(folder, 'program.log'), 'utf8')).toContain('line 1\n');
});

test('hands on its lines, and keeps the log of the run before', async () => {
  const lines: string[] = [];
  await run(`console.log('first')`, (line) => lines.push(line)).exited;
  await run(`console.log('second')`, (line) => lines.push(line)).exited;
  expect(lines).toEqual(['first', 'second']);
  expect(readFileSync(join(folder, 'program.log'), 'utf8')).toBe('second\n');
  expect(readFileSync(join(folder, 'program.log.previous'), 'utf8')).toBe('first\n');
});

test('a command that is not there is a problem, not a crash', async () => {
  const program = new Program({
    name: 'the program',
    command: [join(folder, 'absent')],
    cwd: folder,
    env: {},
    logFile: join(folder, 'program.log'),
    readyUrl: `http://127.0.0.1:${port}/`,
  });
  await expect(program.ready(10_000)).rejects.toThrow(/^The program stopped \(could not be run: .*ENOENT/);
});

import { expect, test } from 'vitest';
import { FilesProblem, textsOf } from './read-files';
import { filesInZip, zipOf } from './zip';

const bytes = (text: string) => new TextEncoder().encode(text);
const brought = (paths: Readonly<Record<string, string>>) =>
  Object.entries(paths).map(([path, text]) => ({ path, bytes: bytes(text) }));

test('a folder around them is taken off, what is not YAML left out', () => {
  const files = { 'products/plan-pro.yaml': 'nombre: Plan', 'forms/contacto.yml': 'nombre: ñandú' };
  const inside = Object.entries(files).map(([path, text]) => [`exports/live/${path}`, text]);
  const others = {
    'exports/README.md': '#',
    '__MACOSX/exports/live/._x.yaml': '',
    'exports/.git/x.yaml': '',
  };
  expect(textsOf(brought({ ...Object.fromEntries(inside), ...others }))).toEqual(files);
});

test('folders of kinds stay, also where there is one alone', () => {
  expect(textsOf(brought({ 'products/a.yaml': 'x' }))).toEqual({ 'products/a.yaml': 'x' });
  expect(textsOf(brought({ 'a/products/a.yaml': 'x', 'a/top.yaml': 'y' }))).toEqual({
    'products/a.yaml': 'x',
    'top.yaml': 'y',
  });
});

test('a zip holds what was put in, and the same makes the same zip', async () => {
  const files = { 'products/plan-pro.yaml': 'nombre: Plan Pro ñ\n', 'forms/a.yaml': '' };
  const [one, other] = await Promise.all([zipOf(files), zipOf(files)]);
  const content = new Uint8Array(await one.arrayBuffer());
  expect(content).toEqual(new Uint8Array(await other.arrayBuffer()));
  expect(textsOf(await filesInZip(content))).toEqual(files);
});

test('what cannot be taken says why', async () => {
  const code = (act: () => unknown) => {
    try {
      act();
    } catch (problem) {
      return (problem as FilesProblem).code;
    }
    return undefined;
  };
  expect(code(() => textsOf(brought({ 'notes.txt': 'x' })))).toBe('noFiles');
  expect(code(() => textsOf([{ path: 'a.yaml', bytes: new Uint8Array([0xff, 0xfe, 0x80]) }]))).toBe(
    'notText',
  );
  expect(code(() => textsOf([{ path: 'a.yaml', bytes: new Uint8Array(51 * 1024 * 1024) }]))).toBe('tooLarge');
  await expect(filesInZip(bytes('no zip'))).rejects.toBeInstanceOf(FilesProblem);
});

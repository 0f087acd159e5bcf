import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { FILE_BYTES, MOST_FILES } from '@/lib/configuration/files/limits';
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
  const files = (count: number, size: number) =>
    Array.from({ length: count }, (_, n) => ({ path: `${n}.yaml`, bytes: new Uint8Array(size) }));
  expect(code(() => textsOf(files(1, FILE_BYTES + 1)))).toBe('fileTooLarge');
  expect(code(() => textsOf(files(17, FILE_BYTES)))).toBe('tooLarge');
  expect(code(() => textsOf(files(MOST_FILES + 1, 1)))).toBe('tooMany');
  await expect(filesInZip(bytes('no zip'))).rejects.toBeInstanceOf(FilesProblem);
});

describe('a zip that is small and holds very much', () => {
  const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);

  test.each([
    ['one file', { 'products/a.yaml': zeros(64) }, 'fileTooLarge'],
    [
      'many files',
      Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`products/${n}.yaml`, zeros(0.5)])),
      'tooLarge',
    ],
  ])('is refused before it is inflated: %s', async (_, entries, code) => {
    const bytes = zipSync(entries);
    expect(bytes.length).toBeLessThan(200_000);
    await expect(filesInZip(bytes)).rejects.toMatchObject({ name: 'FilesProblem', code });
  });

  test('has what is no configuration left out, and never inflated', async () => {
    const bytes = zipSync({
      'video.bin': zeros(64),
      'products/a.yaml': new TextEncoder().encode('nombre: A'),
    });
    expect((await filesInZip(bytes)).map(({ path }) => path)).toEqual(['products/a.yaml']);
  });

  test('becomes no larger than it says where it lies', async () => {
    const bytes = zipSync({ 'products/a.yaml': zeros(64) });
    const view = new DataView(bytes.buffer);
    const central = view.getUint32(bytes.length - 22 + 16, true);
    view.setUint32(central + 24, 9, true);
    const inside = await filesInZip(bytes).catch(() => []);
    expect(inside.reduce((sum, one) => sum + one.bytes.length, 0)).toBeLessThan(10);
  });
});

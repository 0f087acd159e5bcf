import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  lchownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Instruction, readDockerfile, type Stage } from './dockerfile.ts';
import type { IgnoreFile } from './ignore-file.ts';

/** What an image says about how it runs, its files in a folder of this machine. */
export type Image = {
  /** What is `/` in the image. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly ports: readonly number[];
  readonly stopSignal: string;
  readonly healthcheck: readonly string[];
  readonly entrypoint: readonly string[];
  readonly cmd: readonly string[];
};

type Build = {
  readonly dockerfile: string;
  /** The folder that is sent to the builder. */
  readonly context: string;
  readonly ignore: IgnoreFile;
  /** An empty folder: each stage gets one in it. */
  readonly folder: string;
  /** Does the work of a `RUN` in its place; false where it is to be run as it stands. */
  readonly instead?: (command: string, cwd: string) => boolean;
};

/**
 * Runs the steps of a Dockerfile as a builder does, without a container: a stage is a folder, a path that begins with `/`
 * begins there, and commands run on this machine's Node. What a base image brings beside Node is not there.
 */
export async function runDockerfile(build: Build): Promise<Image> {
  const made = new Map<string, string>();
  const stages = readDockerfile(build.dockerfile);
  let image: Image | undefined;
  for (const [at, stage] of stages.entries()) {
    const root = join(build.folder, stage.name ?? String(at));
    mkdirSync(root);
    image = await runStage(build, stage, root, made);
    made.set(stage.name ?? String(at), root);
  }
  return image!;
}

async function runStage(
  build: Build,
  { instructions }: Stage,
  root: string,
  made: ReadonlyMap<string, string>,
): Promise<Image> {
  let image: Image = {
    ...{ root, workdir: '/', env: {}, user: '0:0', ports: [], stopSignal: 'SIGTERM' },
    ...{ healthcheck: [], entrypoint: [], cmd: [] },
  };
  for (const instruction of instructions) {
    if (instruction.kind === 'copy') copy(build, instruction, image, made);
    else if (instruction.kind === 'run') await runCommand(build, instruction.command, image);
    else image = said(image, instruction);
  }
  return image;
}

function said(image: Image, instruction: Instruction): Image {
  switch (instruction.kind) {
    case 'workdir':
      mkdirSync(placeOf(image, instruction.path), { recursive: true });
      return { ...image, workdir: instruction.path };
    case 'env':
      return { ...image, env: { ...image.env, ...instruction.values } };
    case 'user':
      return { ...image, user: instruction.user };
    case 'expose':
      return { ...image, ports: instruction.ports };
    case 'stopsignal':
      return { ...image, stopSignal: instruction.signal };
    case 'healthcheck':
    case 'entrypoint':
    case 'cmd':
      return { ...image, [instruction.kind]: instruction.command };
    default:
      throw new Error(`Not understood within a stage: ${instruction.kind}`);
  }
}

/** Where a path of an image is on this machine. */
export function placeOf({ root, workdir }: Pick<Image, 'root' | 'workdir'>, path: string): string {
  return path.startsWith('/') ? join(root, path) : join(root, workdir, path);
}

/** The environment of a command in the image; folders that it names are where they are on this machine. */
export function environmentOf(image: Image): Record<string, string> {
  const values = Object.entries(image.env).map(([name, value]) => [
    name,
    value.startsWith('/') ? placeOf(image, value) : value,
  ]);
  const { PATH = '', HOME = '' } = process.env;
  return { PATH: `${dirname(process.execPath)}:${PATH}`, HOME, ...Object.fromEntries(values) };
}

async function runCommand(build: Build, command: string, image: Image): Promise<void> {
  const cwd = placeOf(image, '.');
  if (build.instead?.(command, cwd)) return;
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: environmentOf(image) as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`RUN ${command} ended with ${code}:\n${output}`);
}

/** A folder's content is copied, not the folder; what is copied beside others goes into the folder that is named. */
function copy(
  { context, ignore }: Build,
  { from, chown, sources, to }: Extract<Instruction, { kind: 'copy' }>,
  image: Image,
  made: ReadonlyMap<string, string>,
): void {
  const target = placeOf(image, to);
  const stage = from === undefined ? undefined : made.get(from);
  if (from !== undefined && stage === undefined) throw new Error(`There is no stage ${from}`);
  for (const source of sources) {
    const path = stage === undefined ? join(context, source) : join(stage, source);
    if (lstatSync(path).isDirectory()) {
      if (stage !== undefined) copyTree(path, target, () => true, linkSync);
      else copyTree(path, target, (each) => isSent(ignore, each), copyFileSync);
    } else {
      if (stage === undefined && ignore.leavesOut(source)) throw new Error(`${source} is in .dockerignore`);
      mkdirSync(target, { recursive: true });
      copyFileSync(path, join(target, basename(path)));
    }
  }
  if (chown !== undefined && process.getuid?.() === 0) giveTo(target, chown);
}

const isSent = (ignore: IgnoreFile, path: string) => !ignore.leavesOut(path) || ignore.takesFrom(path);

function copyTree(
  from: string,
  to: string,
  takes: (path: string) => boolean,
  copyFile: (from: string, to: string) => void,
  within = '',
): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const path = within === '' ? entry.name : `${within}/${entry.name}`;
    if (!takes(path)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target, takes, copyFile, path);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else copyFile(source, target);
  }
}

function giveTo(path: string, owner: string): void {
  const [user = 0, group = 0] = owner.split(':').map(Number);
  lchownSync(path, user, group);
  if (!lstatSync(path).isDirectory()) return;
  for (const each of readdirSync(path)) giveTo(join(path, each), owner);
}

/** Instructions of a Dockerfile as far as ours uses them. Paths and texts are as written, variables not filled in. */
export type Instruction =
  | { readonly kind: 'arg'; readonly name: string; readonly value: string }
  | { readonly kind: 'workdir'; readonly path: string }
  | { readonly kind: 'env'; readonly values: Readonly<Record<string, string>> }
  | {
      readonly kind: 'copy';
      readonly from: string | undefined;
      readonly chown: string | undefined;
      readonly sources: readonly string[];
      readonly to: string;
    }
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'user'; readonly user: string }
  | { readonly kind: 'expose'; readonly ports: readonly number[] }
  | { readonly kind: 'stopsignal'; readonly signal: string }
  | { readonly kind: 'healthcheck'; readonly command: readonly string[] }
  | { readonly kind: 'entrypoint'; readonly command: readonly string[] }
  | { readonly kind: 'cmd'; readonly command: readonly string[] };

export type Stage = {
  readonly image: string;
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
};

/**
 * Reads a Dockerfile into its stages, the values of its `ARG`s filled into `FROM`.
 *
 * @throws where it says something that this does not understand: nothing is passed over
 */
export function readDockerfile(text: string): Stage[] {
  const args = new Map<string, string>();
  const stages: { image: string; name: string | undefined; instructions: Instruction[] }[] = [];
  for (const line of logicalLines(text)) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/s.exec(line) ?? [];
    if (word === 'FROM') {
      const match = /^(\S+)(?: AS (\S+))?$/.exec(rest);
      if (!match) throw new Error(`Not understood: ${line}`);
      stages.push({ image: filled(match[1]!, args), name: match[2], instructions: [] });
      continue;
    }
    const instruction = instructionOf(word, rest);
    const stage = stages.at(-1);
    if (stage) stage.instructions.push(instruction);
    else if (instruction.kind === 'arg') args.set(instruction.name, instruction.value);
    else throw new Error(`Before FROM: ${line}`);
  }
  return stages;
}

/** Comments left out, lines that end in a backslash joined with the next. */
function logicalLines(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*(#|$)/.test(line));
  return lines
    .join('\n')
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n');
}

function filled(text: string, args: ReadonlyMap<string, string>): string {
  return text.replace(/\$\{(\w+)\}/g, (_, name) => {
    const value = args.get(name);
    if (value === undefined) throw new Error(`No value for ${name}`);
    return value;
  });
}

function instructionOf(word: string, rest: string): Instruction {
  switch (word) {
    case 'ARG': {
      const [, name = '', value = ''] = /^(\w+)=(\S+)$/.exec(rest) ?? [];
      return { kind: 'arg', name, value };
    }
    case 'WORKDIR':
      return { kind: 'workdir', path: rest };
    case 'ENV':
      return { kind: 'env', values: pairs(rest) };
    case 'COPY': {
      const { options, words } = optionsOf(rest, ['from', 'chown']);
      const sources = words.slice(0, -1);
      return { kind: 'copy', from: options.from, chown: options.chown, sources, to: words.at(-1)! };
    }
    case 'RUN':
      // A cache of the builder's changes nothing of what comes out.
      return { kind: 'run', command: rest.replace(/^--mount=type=cache,\S+\s+/, '') };
    case 'USER':
      return { kind: 'user', user: rest };
    case 'EXPOSE':
      return { kind: 'expose', ports: rest.split(/\s+/).map(Number) };
    case 'STOPSIGNAL':
      return { kind: 'stopsignal', signal: rest };
    case 'HEALTHCHECK': {
      const { words } = optionsOf(rest, ['interval', 'timeout', 'start-period', 'retries']);
      if (words[0] !== 'CMD') throw new Error(`Not understood: HEALTHCHECK ${rest}`);
      return { kind: 'healthcheck', command: execForm(words.slice(1).join(' ')) };
    }
    case 'ENTRYPOINT':
      return { kind: 'entrypoint', command: execForm(rest) };
    case 'CMD':
      return { kind: 'cmd', command: execForm(rest) };
    default:
      throw new Error(`Not understood: ${word} ${rest}`);
  }
}

function pairs(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(/\s+/).map((pair) => {
      const [, name, value] = /^(\w+)=([^\s"']+)$/.exec(pair) ?? [];
      if (name === undefined) throw new Error(`Not understood: ENV ${pair}`);
      return [name, value ?? ''];
    }),
  );
}

function optionsOf(text: string, known: readonly string[]) {
  const words = text.split(/\s+/);
  const options: Record<string, string | undefined> = {};
  while (words[0]?.startsWith('--')) {
    const [, name = '', value] = /^--([\w-]+)=(.+)$/.exec(words[0]) ?? [];
    if (!known.includes(name)) throw new Error(`Not understood: ${words[0]}`);
    options[name] = value;
    words.shift();
  }
  return { options, words };
}

/** `["program", "argument"]`: the form without a shell, which alone hands signals on. */
function execForm(text: string): string[] {
  return JSON.parse(text) as string[];
}

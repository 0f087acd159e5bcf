export type IgnoreFile = {
  readonly leavesOut: (path: string) => boolean;
  /** Whether a folder that is left out may hold something that is not. */
  readonly takesFrom: (folder: string) => boolean;
};

/**
 * Which paths of a build's folder a `.dockerignore` leaves out, by its rules: the last pattern that fits decides, `!` takes
 * back in, a folder that is left out takes with it all that is in it, and `**` is any number of folders.
 *
 * Paths are relative to the folder.
 */
export function readIgnoreFile(text: string): IgnoreFile {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const rules = lines.map((line) => ({
    takes: line.startsWith('!'),
    fits: patternOf(line.replace(/^!/, '')),
  }));
  return {
    leavesOut: (path) => {
      const folders = path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
      return rules.reduce(
        (isOut, { takes, fits }) => (folders.some((folder) => fits.test(folder)) ? !takes : isOut),
        false,
      );
    },
    takesFrom: (folder) => lines.some((line) => line.startsWith(`!${folder}/`)),
  };
}

function patternOf(glob: string): RegExp {
  const source = glob
    .replace(/^\/|\/$/g, '')
    .replace(/[.+^${}()|\\[\]]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*|\?/g, (wild) =>
      wild === '**/' ? '(?:[^/]+/)*' : wild === '**' ? '.*' : wild === '*' ? '[^/]*' : '[^/]',
    );
  return new RegExp(`^${source}$`);
}

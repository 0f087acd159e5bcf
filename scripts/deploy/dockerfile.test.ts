import { expect, test } from 'vitest';
import { readDockerfile } from './dockerfile.ts';
import { readIgnoreFile } from './ignore-file.ts';

test('stages with their instructions, arguments filled in', () => {
  const text = `ARG BASE=node:24
# A comment.
FROM \${BASE} AS build
WORKDIR /build
RUN --mount=type=cache,target=/root/.npm npm install \\
    --no-save
FROM \${BASE}
COPY --from=build --chown=1000:1000 /build/a b ./
ENV ONE=1 \\
    TWO=/data
HEALTHCHECK --interval=15s CMD ["/entry", "health"]
CMD ["console"]
`;
  expect(readDockerfile(text)).toEqual([
    {
      image: 'node:24',
      name: 'build',
      instructions: [
        { kind: 'workdir', path: '/build' },
        { kind: 'run', command: 'npm install --no-save' },
      ],
    },
    {
      image: 'node:24',
      name: undefined,
      instructions: [
        { kind: 'copy', from: 'build', chown: '1000:1000', sources: ['/build/a', 'b'], to: './' },
        { kind: 'env', values: { ONE: '1', TWO: '/data' } },
        { kind: 'healthcheck', command: ['/entry', 'health'] },
        { kind: 'cmd', command: ['console'] },
      ],
    },
  ]);
});

test.each([
  ['an instruction', 'FROM a\nONBUILD RUN x'],
  ['an option', 'FROM a\nCOPY --link x y'],
  ['what comes before FROM', 'RUN x'],
  ['an argument without a value', `FROM \${NONE}`],
  ['a command that a shell would run', 'FROM a\nENTRYPOINT node x'],
])('%s that is not understood is not passed over', (_, text) => {
  expect(() => readDockerfile(text)).toThrow();
});

test('.dockerignore: the last that fits decides, and a folder takes what is in it along', () => {
  const { leavesOut, takesFrom } = readIgnoreFile(
    '# tests\n**/*.test.ts\nbench\n**/.next*\ndeploy\n!deploy/entry.sh\n*.dump\n',
  );
  const paths = {
    'a.test.ts': true,
    'lib/x/a.test.ts': true,
    'lib/x/a.ts': false,
    bench: true,
    'bench/deep/run.ts': true,
    'lib/bench': false,
    '.next/standalone/server.js': true,
    'sub/.next-other': true,
    'deploy/secrets/key': true,
    'deploy/entry.sh': false,
    'x.dump': true,
    'lib/x.dump': false,
  };
  expect(Object.fromEntries(Object.keys(paths).map((path) => [path, leavesOut(path)]))).toEqual(paths);
  expect([takesFrom('deploy'), takesFrom('bench')]).toEqual([true, false]);
});

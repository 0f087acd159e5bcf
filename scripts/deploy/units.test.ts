import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { settingNames } from '../../lib/store/config';

const root = dirname(dirname(import.meta.dirname));
const units = ['subaccount-console', 'subaccount-sandbox'] as const;

/** The assignments of a unit, each name with all its values. */
function readUnit(name: string): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(join(root, 'deploy/systemd', `${name}.service`), 'utf8').split('\n');
  const assigned = lines.filter((line) => /^\w/.test(line)).map((line) => line.split(/=(.*)/s));
  return new Map(
    [...Map.groupBy(assigned, ([key = '']) => key)].map(([key, all]) => [
      key,
      all.map(([, value = '']) => value),
    ]),
  );
}

test.each(units)(
  '%s: settings that the program reads, and secrets by credentials that the unit loads',
  (name) => {
    const unit = readUnit(name);
    const settings = (unit.get('Environment') ?? []).flatMap((value) => value.split(' '));
    const credentials = (unit.get('LoadCredential') ?? []).map((value) => value.split(':')[0]);
    const files = settings.filter((setting) => setting.includes('%d/'));
    expect(files.map((setting) => setting.split('%d/')[1]).sort()).toEqual([...credentials].sort());
    const known = name === 'subaccount-console' ? settingNames : undefined;
    for (const setting of settings.map((each) => each.split('=')[0]!)) {
      if (['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'HOSTNAME', 'KEEP_ALIVE_TIMEOUT'].includes(setting))
        continue;
      if (known) expect(known).toContain(setting);
      else expect(setting).toMatch(/^SANDBOX_/);
    }
    expect(unit.get('StateDirectory')).toEqual([name]);
    expect(settings).toContainEqual(expect.stringMatching(new RegExp(`_DATA_DIR=/var/lib/${name}$`)));
  },
);

test.each(units)('%s: what a program that needs nothing of the system is kept from', (name) => {
  const unit = readUnit(name);
  for (const [setting, value] of [
    ['NoNewPrivileges', 'yes'],
    ['ProtectSystem', 'strict'],
    ['ProtectHome', 'yes'],
    ['PrivateTmp', 'yes'],
    ['DynamicUser', 'yes'],
    ['CapabilityBoundingSet', ''],
    ['KillSignal', 'SIGTERM'],
  ] as const) {
    expect([setting, unit.get(setting)]).toEqual([setting, [value]]);
  }
});

const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;
test.runIf(canVerify).each(units)('%s: systemd finds nothing wrong with it', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = readFileSync(join(root, 'deploy/systemd', `${name}.service`), 'utf8');
  const file = join(folder, `${name}.service`);
  // The Node of this machine, which is where it is.
  writeFileSync(file, text.replaceAll('/usr/bin/node', process.execPath));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  const own = stderr.split('\n').filter((line) => line.includes(name));
  expect({ status, own }).toEqual({ status: 0, own: [] });
});

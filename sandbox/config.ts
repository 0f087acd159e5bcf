import { resolve } from 'node:path';
import { ConfigError } from '../lib/settings/config-error.ts';
import { type Environment, withFiles } from '../lib/settings/settings-from-files.ts';

/** Everything the sandbox is told from outside. */
export interface Config {
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** Where the public pages are reached from outside; the sandbox's own address where it is not set. */
  readonly publicUrl: string | undefined;
  /** Holds PGlite's files and the key that is made where none is given. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Empty where none is given: then one is made and kept in `dataDir`. */
  readonly keys: readonly TestKey[];
  /**
   * What a first start fills subaccounts with. `demo`: that of the first key, and where the sandbox makes its keys itself a
   * second one that stands for live; `demo-pair`: the second of given keys, too.
   */
  readonly seed: 'demo' | 'demo-pair' | 'none';
  readonly allowInsecureWebhooks: boolean;
  readonly retryUnitMs: number;
  /** The minute of a workflow's waits. */
  readonly workflowMinuteMs: number;
  readonly webhookTimeoutMs: number;
  readonly smtpUrl: string | undefined;
  readonly ownerEmail: string | undefined;
  /** Whoever shows it may read the metrics; without it there are none. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

/** A credential of the sandbox and the one subaccount it opens. */
export interface TestKey {
  readonly key: string;
  readonly subaccountId: number;
  /** What the log of requests calls it; undefined where nobody gave it a name. */
  readonly name?: string | undefined;
}

/** What a key may be called: it stands between colons and commas. */
export const KEY_NAME = /^[\p{L}\d][\p{L}\d ._-]{0,39}$/u;

/** Settings that the file which `<name>_FILE` names may hold in their place. */
export const fromFiles = [
  'SANDBOX_DATABASE_URL',
  'SANDBOX_KEYS',
  'SMTP_URL',
  'SANDBOX_METRICS_TOKEN',
] as const;

/** Reads the settings. Throws `ConfigError`. */
export function readConfig(environment: Environment): Config {
  return configOf(withFiles(environment, fromFiles));
}

/** What the settings say; by it a test finds out which ones there are. */
export function configOf(env: Environment): Config {
  return {
    host: env.SANDBOX_HOST || '127.0.0.1',
    port: integer(env, 'SANDBOX_PORT', 4010, 0, 65_535),
    publicUrl: env.SANDBOX_PUBLIC_URL?.replace(/\/+$/, '') || undefined,
    dataDir: resolve(env.SANDBOX_DATA_DIR || '.data/sandbox'),
    databaseUrl: env.SANDBOX_DATABASE_URL || undefined,
    keys: keys(env.SANDBOX_KEYS ?? ''),
    seed: oneOf(env, 'SANDBOX_SEED', ['demo', 'demo-pair', 'none']),
    allowInsecureWebhooks: oneOf(env, 'SANDBOX_ALLOW_INSECURE_WEBHOOKS', ['0', '1']) === '1',
    retryUnitMs: integer(env, 'SANDBOX_RETRY_UNIT_MS', 60_000, 1, 3_600_000),
    workflowMinuteMs: integer(env, 'SANDBOX_WORKFLOW_MINUTE_MS', 60_000, 1, 3_600_000),
    webhookTimeoutMs: integer(env, 'SANDBOX_WEBHOOK_TIMEOUT_MS', 10_000, 1, 60_000),
    smtpUrl: env.SMTP_URL || undefined,
    ownerEmail: env.SANDBOX_OWNER_EMAIL || undefined,
    metricsToken: token(env),
    logLevel: oneOf(env, 'SANDBOX_LOG_LEVEL', ['info', 'silent', 'error', 'warn', 'debug']),
  };
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}; it is "${text}".`);
}

function token({ SANDBOX_METRICS_TOKEN: text }: Environment): string | undefined {
  if (text === undefined || /^\S{24,}$/.test(text)) return text;
  throw new ConfigError('SANDBOX_METRICS_TOKEN must have 24 or more characters, and no spaces.');
}

/** The first value is the default. */
function oneOf<const Value extends string>(
  env: Environment,
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  const text = env[name] || values[0];
  const value = values.find((one) => one === text);
  if (value !== undefined) return value;
  throw new ConfigError(`${name} must be one of ${values.join(', ')}; it is "${text}".`);
}

/** `<prefix>_test_<secret>:<subaccount id>[:<name>][,…]`. A message never repeats a secret. */
function keys(text: string): TestKey[] {
  const items = text.split(',').map((item) => item.trim());
  return items
    .filter((item) => item !== '')
    .map((item, index) => {
      const match = /^([A-Za-z0-9]+_test_[\w-]{8,}):([1-9]\d{0,8})(?::(.*))?$/.exec(item);
      if (!match) {
        throw new ConfigError(
          `SANDBOX_KEYS: item ${index + 1} is not <prefix>_test_<secret>:<subaccount id>[:<name>] with a secret of 8 or more characters.`,
        );
      }
      const [, key = '', subaccountId, name] = match;
      if (name !== undefined && !KEY_NAME.test(name)) {
        throw new ConfigError(
          `SANDBOX_KEYS: the name of item ${index + 1} takes letters, digits, spaces, dots, hyphens and underscores, at most 40.`,
        );
      }
      return { key, subaccountId: Number(subaccountId), ...(name !== undefined && { name }) };
    });
}

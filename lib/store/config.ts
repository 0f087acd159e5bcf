import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { FolderUnwritable } from '@/lib/database/errors';
import { makeFolder } from '@/lib/database/make-folder';
import { readApiKey } from '@/lib/rules/api-key';
import { parseBaseUrl } from '@/lib/rules/base-url';
import { ConfigError } from '@/lib/settings/config-error';
import { type Environment, withFiles } from '@/lib/settings/settings-from-files';

const settings = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  CONSOLE_DATA_DIR: z.string().default('.data/console'),
  CONSOLE_DATABASE_URL: z.string().optional(),
  CONSOLE_SECRET: z.string().min(32).optional(),
  CONSOLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUBACCOUNT_BASE_URL: z
    .string()
    .refine((text) => 'baseUrl' in parseBaseUrl(text))
    .optional(),
  SUBACCOUNT_API_KEY: z
    .string()
    .refine((text) => 'key' in readApiKey(text))
    .optional(),
  SUBACCOUNT_LIVE_API_KEY: z
    .string()
    .refine((text) => 'key' in readApiKey(text))
    .optional(),
  SMTP_URL: z.string().optional(),
  CONSOLE_METRICS_TOKEN: z
    .string()
    .regex(/^\S{24,}$/)
    .optional(),
  UPSTREAM_DEADLINE_MS: z.coerce.number().int().min(1_000).max(120_000).default(30_000),
});

/** Settings that the file which `<name>_FILE` names may hold in their place. */
const fromFiles = [
  'CONSOLE_SECRET',
  'CONSOLE_DATABASE_URL',
  'SUBACCOUNT_API_KEY',
  'SUBACCOUNT_LIVE_API_KEY',
  'SMTP_URL',
  'CONSOLE_METRICS_TOKEN',
] as const;

/** The names of all that the console is told from outside. */
export const settingNames: readonly string[] = [
  ...Object.keys(settings.shape),
  ...fromFiles.map((name) => `${name}_FILE`),
];

export interface Config {
  /** Where the console is reached, without a slash at the end. */
  readonly url: string;
  /** Whether `url` was set, so that no other origin may write. */
  readonly urlIsSet: boolean;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Signs sessions and seals keys. At least 32 characters. */
  readonly secret: string;
  /** `liveApiKey` makes a second connection to the same server, which counts as live. */
  readonly firstConnection?: {
    readonly baseUrl: string;
    readonly apiKey: string;
    readonly liveApiKey?: string;
  };
  readonly smtpUrl?: string;
  /** Whoever shows it may read the metrics; without it there are none. */
  readonly metricsToken?: string;
  /** Milliseconds that a call of a page may take in all; 30 seconds where it is left out. */
  readonly upstreamDeadlineMs?: number;
}

/**
 * Reads the console's settings; nothing else in it reads the environment.
 *
 * @throws ConfigError
 */
export function readConfig(environment: Environment): Config {
  const parsed = settings.safeParse(withFiles(environment, fromFiles));
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
    throw new ConfigError(`Not a valid setting: ${names.join(', ')}`);
  }
  const env = parsed.data;
  const dataDir = resolve(env.CONSOLE_DATA_DIR);
  return {
    url: env.CONSOLE_URL ? env.CONSOLE_URL.replace(/\/+$/, '') : `http://localhost:${env.PORT}`,
    urlIsSet: env.CONSOLE_URL !== undefined,
    dataDir,
    databaseUrl: env.CONSOLE_DATABASE_URL,
    secret: env.CONSOLE_SECRET ?? keptSecret(dataDir),
    firstConnection:
      env.SUBACCOUNT_BASE_URL && env.SUBACCOUNT_API_KEY
        ? {
            baseUrl: env.SUBACCOUNT_BASE_URL,
            apiKey: env.SUBACCOUNT_API_KEY,
            ...(env.SUBACCOUNT_LIVE_API_KEY && { liveApiKey: env.SUBACCOUNT_LIVE_API_KEY }),
          }
        : undefined,
    smtpUrl: env.SMTP_URL,
    metricsToken: env.CONSOLE_METRICS_TOKEN,
    upstreamDeadlineMs: env.UPSTREAM_DEADLINE_MS,
  };
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  const secret = readOrMake(dataDir, file);
  if (secret.length < 32)
    throw new ConfigError(`The secret in ${file} is damaged: restore it or set CONSOLE_SECRET`);
  return secret;
}

/**
 * Makes the secret once; `wx` lets only one of two processes that start together write it.
 *
 * @throws FolderUnwritable
 */
function readOrMake(dataDir: string, file: string): string {
  try {
    makeFolder(dataDir, 0o700);
    writeNew(file, `${randomBytes(32).toString('base64url')}\n`);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new FolderUnwritable(dataDir, error);
  }
}

function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Passed = { readonly of: string; readonly at: string };

/** Which phases have passed, and what they were given then: with the same a phase need not run again. */
export class PassedPhases {
  readonly #file: string;
  readonly #passed: Record<string, Passed>;

  constructor(file: string) {
    this.#file = file;
    this.#passed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  /** When the phase passed with this fingerprint of what goes into it, as ISO 8601; undefined where it did not. */
  at(phase: string, fingerprint: string): string | undefined {
    const passed = this.#passed[phase];
    return passed?.of === fingerprint ? passed.at : undefined;
  }

  /** Kept at once: a later phase may be broken off. */
  note(phase: string, fingerprint: string, hasPassed: boolean): void {
    delete this.#passed[phase];
    if (hasPassed) this.#passed[phase] = { of: fingerprint, at: new Date().toISOString() };
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#passed));
  }
}

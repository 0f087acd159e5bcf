import type { Page } from '@playwright/test';

type Send = (
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: { x: number; y: number },
) => Promise<unknown>;

/** One finger on the screen, by the browser's own touch input. */
export class Finger {
  readonly #send: Send;
  #at = { x: 0, y: 0 };

  private constructor(send: Send) {
    this.#send = send;
  }

  static async on(page: Page): Promise<Finger> {
    const session = await page.context().newCDPSession(page);
    return new Finger((type, at) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] }),
    );
  }

  async down(x: number, y: number): Promise<void> {
    this.#at = { x, y };
    await this.#send('touchStart', this.#at);
  }

  /** In steps, as a hand does. */
  async move(x: number, y: number): Promise<void> {
    const from = this.#at;
    for (let step = 1; step <= 8; step++) {
      this.#at = { x: from.x + ((x - from.x) * step) / 8, y: from.y + ((y - from.y) * step) / 8 };
      await this.#send('touchMove', this.#at);
    }
  }

  async up(): Promise<void> {
    await this.#send('touchEnd');
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../scripts/testing/free-ports.ts';

const folder = fileURLToPath(new URL('../../examples/receivers/', import.meta.url));

/** A receiver of `examples/receivers`, run as the program of an integrator; its port is known before its secret. */
export class ExampleReceiver {
  readonly url: string;
  readonly #port: number;
  #child: ChildProcess | undefined;
  #told = '';

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}/hook`;
  }

  static async onFreePort(): Promise<ExampleReceiver> {
    const [port] = await freePorts(1);
    return new ExampleReceiver(port!);
  }

  /** Events that it carried out, each as often as it did: `evt_12 deal.won`. */
  get carriedOut(): readonly string[] {
    return this.#told.match(/^evt_\d+ [\w.]+$/gm) ?? [];
  }

  async start(secret: string): Promise<void> {
    const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(this.#port) };
    const child = spawn(process.execPath, ['express/receiver.mjs'], { cwd: folder, env });
    this.#child = child;
    child.stdout.on('data', (text) => {
      this.#told += text;
    });
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The receiver ended with ${child.exitCode}`);
      const socket = connect(this.#port, '127.0.0.1');
      const isListening = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
      if (isListening) return;
      await setTimeout(50);
    }
  }

  async stop(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null) return;
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }
}

import { type BenchBrowser, startBrowser } from './browser-page.ts';
import { type BenchConsole, startConsole } from './console-server.ts';

type Upstream = { readonly baseUrl: string; stop(): Promise<unknown> };

/** Measures with a console before that upstream and a browser, all of which end with it. */
export async function withConsole<Result>(
  upstream: Upstream,
  measure: (browser: BenchBrowser, console_: BenchConsole) => Promise<Result>,
): Promise<Result> {
  try {
    const console_ = await startConsole({
      baseUrl: upstream.baseUrl,
      apiKey: 'bench_test_0123456789abcdef',
    });
    try {
      const browser = await startBrowser(console_);
      try {
        return await measure(browser, console_);
      } finally {
        await browser.close();
      }
    } finally {
      await console_.stop();
    }
  } finally {
    await upstream.stop();
  }
}

import { type Asked, type ByHand, FakeApi, gatewayPage } from '../../lib/testing/fake-api.ts';

/**
 * A server that keeps to the form part of the API document and to none of our choices: a status of its own, a version
 * that it never looks at, replies to PUT that repeat nothing, and no publishing.
 */
export class OtherForms extends FakeApi {
  /** The text of the one form, as it is stored. */
  stored: string;
  /** Bodies of `PUT /forms/f-1`. */
  readonly puts: string[] = [];

  constructor(stored: string) {
    super((asked) => this.#answer(asked));
    this.stored = stored;
  }

  #answer({ call, body }: Asked): object | string | ByHand | undefined {
    switch (call) {
      case 'GET /pipelines':
        return { pipelines: [] };
      case 'GET /forms':
        return `{"forms":[${this.stored}]}`;
      case 'GET /forms/f-1':
        return `{"data":${this.stored}}`;
      case 'PUT /forms/f-1':
        this.puts.push(body);
        this.stored = JSON.stringify({ ...JSON.parse(this.stored), ...JSON.parse(body) });
        return { data: { id: 'f-1' } };
      case 'POST /forms/f-1/publish':
        return gatewayPage(405, '405 Not Allowed');
      default:
        return undefined;
    }
  }
}

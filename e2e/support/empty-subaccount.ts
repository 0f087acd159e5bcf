import { type Answer, type Asked, FakeApi, refused } from '../../lib/testing/fake-api.ts';

type Stored = { readonly id: number } & Readonly<Record<string, unknown>>;

/** A server that begins without products, knows no keys and leaves the prices out of its list of products. */
export class EmptySubaccount extends FakeApi {
  readonly products: Stored[] = [];
  readonly #categories: Stored[] = [];
  readonly #prices = new Map<string, Stored[]>();
  #lastId = 0;

  constructor() {
    super((asked) => this.#answered(asked));
  }

  #answered({ call, path, method, body, query }: Asked): Answer {
    const sent = body === '' ? {} : JSON.parse(body);
    const [, room, id = '', part, priceId] = path.split('/');
    if (call === 'GET /products') {
      return { data: query.get('estado') === 'papelera' ? [] : this.products, next_cursor: null };
    }
    if (call === 'POST /products') {
      const product = { ...sent, id: ++this.#lastId };
      this.products.unshift(product);
      return product;
    }
    if (room === 'product-categories') {
      if (method === 'GET') return { data: this.#categories, next_cursor: null };
      const category = { ...sent, id: ++this.#lastId };
      this.#categories.push(category);
      return category;
    }
    if (room !== 'products' || part !== 'prices') return undefined;
    const prices = this.#prices.get(id) ?? [];
    this.#prices.set(id, prices);
    if (method === 'GET') return { data: prices };
    const at = prices.findIndex((price) => String(price.id) === String(priceId ?? sent.id));
    if (method === 'DELETE') {
      if (at < 0) return refused(404, 'not_found', 'No such price');
      return { ...prices.splice(at, 1)[0], deleted: true };
    }
    const price = { ...sent, id: sent.id ?? ++this.#lastId };
    if (at < 0) prices.push(price);
    else prices[at] = price;
    return price;
  }
}

import { type Asked, type ByHand, FakeApi, json, refused } from '../../lib/testing/fake-api.ts';

/** What the list of this server leaves out: prices are read product by product. */
const prices: Readonly<Record<string, readonly object[]>> = {
  'p-1': [
    { id: 'x-1', moneda: 'PEN', monto: '120.50', tipo_precio: 'recurrente', periodicidad: 'bimestral' },
    { id: 'x-2', moneda: 'PEN', monto: '9.90', tipo_precio: 'uso' },
  ],
  'p-2': [{ id: 'x-3', moneda: 'USD', monto: '1', vigencia_hasta: '2020-01-01' }],
  'p-3': [{ id: 'x-4', moneda: 'PEN', monto: '5', vigencia_desde: 'soon' }],
};
const SLOW_MS = 30;

/**
 * A server that keeps to the document's products but to none of our choices: ids that are text, no prices in its list, a
 * type and a state that nobody knows, no categories, and prices that are refused once for being asked too often.
 */
export class PlainCatalog extends FakeApi {
  /** Prices asked for at once, at most. */
  most = 0;
  #isLimited = true;
  #open = 0;

  constructor() {
    super((asked) => this.#answer(asked));
  }

  #answer({ call, path }: Asked) {
    if (call === 'GET /products') {
      return {
        products: [
          { id: 'p-1', nombre: 'Arriendo', sku: 'ARR', tipo: 'arriendo', estado: 'en_revision' },
          { id: 'p-2', nombre: 'Bomba', descripcion: 7 },
          { id: 'p-3', nombre: 'Caja', estado: 'activo' },
          { id: 'p-4', nombre: 'Dado', tipo: 'producto' },
        ],
      };
    }
    const [, id] = /^\/products\/([^/]+)\/prices$/.exec(path) ?? [];
    return id === undefined ? undefined : this.#prices(id);
  }

  #prices(id: string): ByHand {
    return (reply, request) => {
      this.#open += 1;
      this.most = Math.max(this.most, this.#open);
      setTimeout(() => {
        this.#open -= 1;
        const isLimited = this.#isLimited;
        this.#isLimited = false;
        if (isLimited) refused(429, 'rate_limited', 'Slowly', { 'retry-after': '1' })(reply, request);
        else if (id === 'p-4') refused(500, 'broken', 'Broken')(reply, request);
        else json(reply, 200, { data: prices[id] ?? [] });
      }, SLOW_MS);
    };
  }
}

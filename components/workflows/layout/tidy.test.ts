import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  branchesOutOfOrder,
  cardsOnCards,
  draw,
  edgesOnCards,
  edgesOnEdges,
  type Plan,
  partsOf,
} from './testing/drawing';
import { type SampleName, sampleFlow, sampleNames } from './testing/sample-flows';
import type { TidyEdge } from './tidy';

/** Branches, ways that meet and loops: each step leads to some later ones, and sometimes back to an earlier one. */
const flows: fc.Arbitrary<Plan> = fc
  .array(
    fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      leads: fc.array(
        fc.oneof(
          { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) },
          { weight: 1, arbitrary: fc.integer({ min: -6, max: -1 }) },
          { weight: 1, arbitrary: fc.integer({ min: 5, max: 12 }) },
        ),
        { maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 28 },
  )
  .map((steps) => ({
    nodes: steps.map(({ x }, index) => ({ key: `n${index}`, x })),
    edges: steps.flatMap(({ leads }, index) =>
      leads.flatMap((by, order) => (steps[index + by] ? [edge(index, order, leads.length, index + by)] : [])),
    ),
  }));

const edge = (source: number, order: number, count: number, target: number): TidyEdge => ({
  key: `e${source}.${order}`,
  source: `n${source}`,
  target: `n${target}`,
  order,
  at: (order + 1) / (count + 1),
});

function planOf(name: SampleName): Plan {
  const { triggers, graph } = sampleFlow(name);
  const nodes = [...triggers, ...(graph.nodes as { id: string }[])].map(({ id }) => ({
    key: String(id),
    x: 0,
  }));
  const edges = graph.edges as { id: string; source: string; target: string }[];
  return {
    nodes,
    edges: edges.map(({ id, source, target }) => {
      const out = edges.filter((one) => one.source === source);
      const order = out.findIndex((one) => one.id === id);
      return { key: id, source, target, order, at: (order + 1) / (out.length + 1) };
    }),
  };
}

describe('any flow that was tidied up', () => {
  it('has no card on another', () => {
    fc.assert(
      fc.property(flows, (flow) => {
        expect(cardsOnCards(draw(flow))).toEqual([]);
      }),
    );
  });

  it('has its branches from left to right as their handles are', () => {
    fc.assert(
      fc.property(flows, (flow) => {
        expect(branchesOutOfOrder(flow, draw(flow))).toEqual([]);
      }),
    );
  });

  it('has no edge on a card', () => {
    fc.assert(
      fc.property(flows, (flow) => {
        expect(edgesOnCards(draw(flow))).toEqual([]);
      }),
    );
  });

  it('has no part of an edge on another edge', () => {
    fc.assert(
      fc.property(flows, (flow) => {
        expect(edgesOnEdges(draw(flow))).toEqual([]);
      }),
    );
  });

  it('has edges that are upright or level everywhere, and arrive from above', () => {
    fc.assert(
      fc.property(flows, (flow) => {
        const { routes } = draw(flow);
        expect(routes.size).toBe(flow.edges.length);
        for (const points of routes.values()) {
          for (const [a, b] of partsOf(points)) expect(a.x === b.x || a.y === b.y).toBe(true);
          const [before, end] = points.slice(-2);
          expect(before!.y).toBeLessThan(end!.y);
        }
      }),
    );
  });
});

describe.each(sampleNames)('the flow %s, tidied up', (name) => {
  it('lies apart, in order, with edges of their own', () => {
    const plan = planOf(name);
    const drawing = draw(plan);
    expect(cardsOnCards(drawing)).toEqual([]);
    expect(edgesOnCards(drawing)).toEqual([]);
    expect(edgesOnEdges(drawing)).toEqual([]);
    expect(branchesOutOfOrder(plan, drawing)).toEqual([]);
  });
});

it('goes on in the middle where branches meet, and stays where it was when nothing changed', () => {
  const plan = planOf('booking reminder');
  const { places } = draw(plan);
  expect(places.get('note')!.x).toBe(places.get('phone')!.x);
  expect(places.get('sms')!.x).toBeLessThan(places.get('whatsapp')!.x);
  const again = draw({ ...plan, nodes: plan.nodes.map(({ key }) => ({ key, x: places.get(key)!.x })) });
  expect(again.places).toEqual(places);
});

import { describe, expectTypeOf, test } from 'vitest';
import type { getAvailability, listCalendars } from './calendars.ts';
import type { getBlogPost } from './content.ts';
import type { createDeal, Deal, listDeals } from './deals.ts';
import type { publishForm, replaceForm } from './forms.ts';
import type { Input, Operation, Output, Sent } from './operation.ts';
import type { deleteStage } from './pipelines.ts';
import type { listDeliveries } from './webhooks.ts';

describe('types of an operation', () => {
  test('an input is what the contract parsed', () => {
    expectTypeOf<Input<typeof listDeals>['query']['limit']>().toEqualTypeOf<number>();
    expectTypeOf<Input<typeof listDeals>['query']['pipeline_id']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Input<typeof deleteStage>['path']>().toEqualTypeOf<{ stage_id: number }>();
    expectTypeOf<Input<typeof deleteStage>['body']>().toEqualTypeOf<undefined>();
    expectTypeOf<Input<typeof createDeal>['body']['title']>().toEqualTypeOf<string>();
    expectTypeOf<Input<typeof listDeliveries>['query']['event_id']>().toEqualTypeOf<number | undefined>();
  });

  test('an output is what the contract promises', () => {
    expectTypeOf<Output<typeof createDeal>>().toEqualTypeOf<Deal>();
    expectTypeOf<Output<typeof listDeals>['data']>().toEqualTypeOf<Deal[]>();
  });

  test('what a client sends leaves out what has a default', () => {
    expectTypeOf<Record<never, never>>().toExtend<Sent<typeof listDeals>>();
    expectTypeOf<{ path: { stage_id: string } }>().toExtend<Sent<typeof deleteStage>>();
    expectTypeOf<Record<never, never>>().not.toExtend<Sent<typeof deleteStage>>();
    expectTypeOf<{ body: { title: string } }>().toExtend<Sent<typeof createDeal>>();
    expectTypeOf<{ body: { amount: string } }>().not.toExtend<Sent<typeof createDeal>>();
  });

  test('path parameters are integers unless the definition says otherwise', () => {
    expectTypeOf<Input<typeof getBlogPost>['path']>().toEqualTypeOf<{ slug: string }>();
    expectTypeOf<Input<typeof listCalendars>['path']>().toEqualTypeOf<Record<never, never>>();
  });

  test('fields beside the rows of a list are known', () => {
    expectTypeOf<Output<typeof getAvailability>['timezone']>().toEqualTypeOf<string>();
    expectTypeOf<Output<typeof listCalendars>>().not.toHaveProperty('timezone');
  });

  test('an optional body may be left out, another may not', () => {
    expectTypeOf<{ path: { form_id: number } }>().toExtend<Sent<typeof publishForm>>();
    expectTypeOf<{ path: { form_id: number } }>().not.toExtend<Sent<typeof replaceForm>>();
    expectTypeOf<undefined>().toExtend<Input<typeof publishForm>['body']>();
  });

  test('every operation fits the general one', () => {
    expectTypeOf<typeof createDeal>().toExtend<Operation>();
    expectTypeOf<typeof listDeals>().toExtend<Operation>();
    expectTypeOf<typeof listDeliveries>().toExtend<Operation>();
  });
});

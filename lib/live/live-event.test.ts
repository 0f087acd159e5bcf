import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { event as eventSchema } from '@/lib/contract/events';
import { parseJson } from '@/lib/json/parse-json';
import { liveEventOf } from './live-event';

test('ids beyond what JavaScript counts to reach the browser by all their digits', () => {
  const text = `{"id":9007199254740993,"type":"deal.moved","data":{"id":90071992547409931,"stage_id":12.0,"x_id":1.5},
    "previous":{"stage_id":"7","otro":9007199254740993}}`;
  const event = liveEventOf(readLoosely(eventSchema, parseJson(text))!);
  expect(JSON.parse(JSON.stringify(event))).toEqual({
    id: '9007199254740993',
    type: 'deal.moved',
    ids: { id: '90071992547409931', stage_id: 12, x_id: 1.5 },
    was: { stage_id: '7' },
  });
});

import { expect, it } from 'vitest';
import type { BlockKey } from '@/components/workflows/blocks/block';
import { besideOf } from './beside';
import { messageOf } from './message';

const key = (name: string, type: string, byDefault?: string) =>
  ({ key: name, type, byDefault, choices: [] }) as unknown as BlockKey;
const step = (subtype: string) => ({ type: 'action', subtype });

it('knows a message by the name of its step and the keys of its parts', () => {
  const email = { keys: [key('asunto', 'string'), key('cuerpo', 'text'), key('remitente', 'string')] };
  expect(messageOf(step('send_email'), email)).toEqual({
    channel: 'email',
    body: 'cuerpo',
    subject: 'asunto',
    from: 'remitente',
  });
  expect(messageOf(step('send_sms'), { keys: [key('texto', 'text')] })?.channel).toBe('sms');
  expect(messageOf(step('send_sms'), { keys: [key('plantilla', 'string')] })).toBeUndefined();
  expect(messageOf(step('create_task'), { keys: [key('descripcion', 'text')] })).toBeUndefined();
});

it('knows what says more of an amount and of conditions', () => {
  const keys = [key('amount', 'decimal'), key('currency', 'string', 'CLP'), key('modo', 'string')];
  const beside = (name: BlockKey, config = {}) => besideOf(name, config, { keys });
  expect(beside(keys[0]!)).toBe('CLP');
  expect(beside(keys[0]!, { currency: 'USD' })).toBe('USD');
  expect(beside(keys[0]!, { currency: '{{deal.currency}}' })).toBeUndefined();
  expect(beside(key('condiciones', 'conditions'), { modo: 'alguna' })).toBe('alguna');
  expect(beside(key('title', 'string'), { currency: 'USD' })).toBeUndefined();
});

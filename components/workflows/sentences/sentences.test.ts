import fc from 'fast-check';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { Words } from '@/components/records/words';
import { indexBlocks } from '@/components/workflows/blocks/block-index';
import { readBlocks } from '@/components/workflows/blocks/read-blocks';
import { anyJson } from '@/components/workflows/testing';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import en from '@/messages/en/workflows.json';
import es from '@/messages/es/workflows.json';
import { SENTENCE_LENGTH, sentenceOf } from './sentence-of';
import type { Speech } from './speech';

const speechOf = (locale: 'en' | 'es'): Speech => ({
  t: createTranslator({ locale, messages: locale === 'en' ? en : es } as never) as unknown as Words,
  locale,
  timeZone: 'UTC',
  nameOf: (kind, id) => (kind === 'stage' && id === 7 ? 'Negociación' : undefined),
});

const key = (name: string, type: string, required = true, more: object = {}) => ({
  key: name,
  type,
  required,
  ...more,
});
const index = indexBlocks(
  readBlocks({
    triggers: [
      {
        type: 'deal.won',
        nombre: 'Deal won',
        descripcion: 'A deal was won.',
        config: [key('pipeline_id', 'integer', false)],
      },
      {
        type: 'contact.inactive',
        nombre: 'x',
        config: [key('dias', 'integer', true, { etiqueta: 'Inactive for', unidad: 'days' })],
      },
    ],
    actions: [
      { type: 'action', subtype: 'move_deal_stage', nombre: 'x', config: [key('stage_id', 'integer')] },
      {
        type: 'action',
        subtype: 'win_deal',
        nombre: 'x',
        descripcion: 'Marks it as won. Emits deal.won.',
        config: [],
      },
      {
        type: 'action',
        subtype: 'paint',
        nombre: 'x',
        config: [key('color_name', 'string'), key('shade', 'integer', false)],
      },
    ],
    logic: [{ type: 'logic', subtype: 'branch', nombre: 'x', config: [key('condiciones', 'conditions')] }],
    operadores: [{ operador: 'igual' }, { operador: 'smells_like', etiqueta: 'smells like' }],
  }),
);

function said(name: string, config: JsonObject, locale: 'en' | 'es' = 'en') {
  const isTrigger = name.includes('.');
  const isLogic = ['branch', 'wait', 'wait_until', 'switch', 'split'].includes(name);
  const node = {
    list: isTrigger ? ('triggers' as const) : ('nodes' as const),
    type: isTrigger ? name : isLogic ? 'logic' : 'action',
    subtype: isTrigger ? null : name,
    config,
  };
  return sentenceOf(node, index.blockOf(node), index.operators, speechOf(locale));
}
const branch = (rows: Json, modo: Json = 'todas', locale: 'en' | 'es' = 'en') =>
  said('branch', { condiciones: rows, modo }, locale);
const row = (campo: string, operador: string, valor?: Json) => ({
  campo,
  operador,
  ...(valor !== undefined && { valor }),
});

describe('what a node does in one sentence', () => {
  it('is how long it waits, and until when', () => {
    expect(said('wait', { duracion: 10, unidad: 'minutos' })).toBe('Wait 10 minutes');
    expect(said('wait', { duracion: 1, unidad: 'dias' }, 'es')).toBe('Esperar 1 día');
    expect(said('delay', { days: 3 })).toBe('Wait 3 days');
    expect(said('wait', { duracion: '{{deal.amount}}', unidad: 'horas' })).toBe('Wait ‹Amount› hours');
    expect(said('wait_until', { fecha: '{{appointment.inicio}}', desfase_horas: -2 })).toBe(
      'Wait until ‹Appointment: Starts›, 2 hours before',
    );
  });

  it('names records, and says the id of one that is not known', () => {
    expect(said('move_deal_stage', { stage_id: 7 })).toBe('Move to Negociación');
    expect(said('move_deal_stage', { stage_id: 8 }, 'es')).toBe('Mover a #8');
    expect(said('move_deal_stage', {})).toBe('Stage: not set');
    expect(said('deal.won', { pipeline_id: 3 })).toBe('Only with Pipeline: #3');
    expect(said('deal.won', {})).toBe('A deal was won');
  });

  it('is what it compares', () => {
    expect(branch([row('deal.amount', 'mayor_que', '10000')])).toBe('Amount is over 10,000');
    expect(branch([row('deal.amount', 'mayor_que', '10000')], 'todas', 'es')).toBe(
      'Monto es mayor que 10.000',
    );
    expect(
      branch([row('deal.amount', 'mayor_o_igual', '5000000'), row('deal.currency', 'igual', 'CLP')]),
    ).toBe('Amount is at least CLP\u00a05,000,000');
    expect(
      branch([row('deal.amount', 'mayor_que', '5'), row('deal.currency', 'igual', 'CLP')], 'alguna'),
    ).toBe('Amount is over 5 or Currency is CLP');
    expect(branch([row('contact.tags', 'tiene_etiqueta', 'vip'), row('deal.stage_id', 'igual', 7)])).toBe(
      'Tags include “vip” and Stage is Negociación',
    );
    expect(branch([row('contact.campos_custom.favourite_smell', 'smells_like', 'tar')])).toBe(
      'Favourite smell smells like tar',
    );
    expect(branch([1, 2, 3].map((at) => row(`contact.f${at}`, 'vacio')))).toBe(
      'F1 is empty and F2 is empty and 1 more',
    );
  });

  it('says what is missing, and what cannot be put in words', () => {
    expect(branch([row('', 'igual')])).toBe('a condition without a field');
    expect(branch([row('deal.title', 'igual')])).toBe('Title is (no value)');
    expect(branch([{ field: 'deal.amount' }])).toBe('Conditions that cannot be summarised');
    expect(branch('all')).toBe('Conditions that cannot be summarised');
    expect(said('branch', {})).toBe('Condiciones: not set');
  });

  it('shows merge tags as names, and never their braces', () => {
    expect(said('create_task', { titulo: 'Call {{ contact.nombre }}', vence_en_dias: 2 })).toBe(
      'Create “Call ‹Name›” · due in 2 days',
    );
    expect(said('send_email', { asunto: 'Hola\n{{company.nombre}}' })).toBe('“Hola ‹Company: Name›”');
    expect(said('send_webhook', { url: 'https://hooks.example.cl/a?b=1', metodo: 'PUT' })).toBe(
      'PUT to hooks.example.cl/a',
    );
  });

  it('is the settings of a step that nobody knows, and what the server says of one without any', () => {
    expect(said('paint', { color_name: 'red', shade: 1200 })).toBe('Color name: red · Shade: 1,200');
    expect(said('paint', { shade: 2 })).toBe('Color name: not set');
    expect(said('fly', { height: [1, 2, 3, 4] })).toBe('Height: 1, 2, 3 and 1 more');
    expect(said('win_deal', {})).toBe('Marks it as won');
    expect(said('contact.inactive', { dias: 30 })).toBe('Inactive for 30 days');
  });

  it('is bounded, of one line and without failure for any settings', () => {
    const names = [
      'wait',
      'wait_until',
      'branch',
      'switch',
      'split',
      'add_tag',
      'create_task',
      'create_deal',
    ];
    const others = [
      'send_email',
      'send_webhook',
      'notify_user',
      'book_appointment',
      'update_deal',
      'paint',
      'deal.won',
    ];
    const keys = [
      'duracion',
      'unidad',
      'condiciones',
      'modo',
      'campo',
      'valor',
      'casos',
      'porcentaje',
      'tag_name',
    ];
    const more = [
      'titulo',
      'title',
      'amount',
      'currency',
      'vence_en_dias',
      'stage_id',
      'user_id',
      'url',
      'asunto',
      'fecha',
    ];
    const config = fc.dictionary(fc.constantFrom(...keys, ...more), anyJson, { maxKeys: 6 });
    fc.assert(
      fc.property(
        fc.constantFrom(...names, ...others),
        config,
        fc.constantFrom('en', 'es'),
        (name, given, locale) => {
          const sentence = said(name, given as JsonObject, locale as 'en');
          expect([...sentence].length).toBeLessThanOrEqual(SENTENCE_LENGTH);
          expect(sentence).not.toMatch(/\{\{[^{}]*\}\}/);
        },
      ),
      { numRuns: 300 },
    );
  });
});

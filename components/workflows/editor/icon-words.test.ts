import { expect, it } from 'vitest';
import { iconOf } from './icon-words';

it.each([
  ['add_tag', 'tag'],
  ['move_stage', 'stage'],
  ['deal.stage_changed', 'stage'],
  ['contact.tag_added', 'tag'],
  ['create_task', 'task'],
  ['deal.won', 'won'],
  ['wait_until', 'wait'],
  ['send_email', 'email'],
  ['form.submitted', 'form'],
  ['appointment.cancelled', 'cancelled'],
  ['agregarEtiqueta', 'tag'],
  ['condición', 'branch'],
])('%s has the icon of a %s', (identifier, icon) => {
  expect(iconOf(identifier)).toBe(icon);
});

it('knows nothing of words inside of others', () => {
  expect(iconOf('stagecoach')).toBeUndefined();
  expect(iconOf('blender')).toBeUndefined();
});

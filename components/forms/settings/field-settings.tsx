'use client';

import { fieldsOf } from '@/components/forms/document/fields';
import { useFormEditor } from '@/components/forms/editor/editor-context';
import { FieldForm } from './field-form';
import { SeveralFields } from './several-fields';

/**
 * The settings of what is chosen: of one field all of them, of several what they share. What is written on the canvas
 * they follow once it rests: the keys come first.
 */
export default function FieldSettings() {
  const fields = fieldsOf(useFormEditor((state) => state.rested));
  const selection = useFormEditor((state) => state.selection);
  const current = useFormEditor((state) => state.current);
  const chosen = fields.filter(({ key }) => selection.has(key));
  const field = fields.find(({ key }) => key === current) ?? chosen[0];
  const isSeveral = chosen.length > 1;
  // A change of type or JSON is another set of controls; the same field with other words is not.
  return (
    <div key={isSeveral ? 'several' : field?.key} ref={toTop}>
      {isSeveral ? <SeveralFields fields={chosen} /> : field && <FieldForm field={field} />}
    </div>
  );
}

/** Settings of another field begin at their top, wherever those before were left. */
function toTop(settings: HTMLElement | null) {
  settings?.closest('[role=tabpanel]')?.scrollTo({ top: 0, behavior: 'instant' });
}

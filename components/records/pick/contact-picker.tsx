'use client';

import { contacts } from '@/lib/resources/contacts/contacts';
import { RecordPicker, type RecordPickerProps } from './record-picker';

export function ContactPicker(props: Omit<RecordPickerProps, 'of'>) {
  return <RecordPicker of={contacts} {...props} />;
}

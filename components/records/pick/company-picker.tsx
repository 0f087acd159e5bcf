'use client';

import { companies } from '@/lib/resources/contacts/companies';
import { RecordPicker, type RecordPickerProps } from './record-picker';

export function CompanyPicker(props: Omit<RecordPickerProps, 'of'>) {
  return <RecordPicker of={companies} {...props} />;
}

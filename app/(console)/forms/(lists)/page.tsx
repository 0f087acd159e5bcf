import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FormsPage } from '@/components/forms/list/forms-page';
import { FirstPage } from '@/components/records/list/first-page';
import { AreaGate } from '@/components/shell/area-gate';
import { forms } from '@/lib/resources/forms/forms';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('forms.area.pages');
  return { title: t('form-list') };
}

export default function FormsRoute() {
  return (
    <AreaGate page="form-list">
      <FirstPage of={forms}>
        <FormsPage />
      </FirstPage>
    </AreaGate>
  );
}

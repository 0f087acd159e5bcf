import { getTranslations } from 'next-intl/server';

/** Name and sign of the product. */
export async function ProductMark() {
  const t = await getTranslations('shell');
  return (
    <p className="flex items-center gap-2 font-semibold text-base">
      <svg aria-hidden viewBox="0 0 20 20" className="size-5 text-accent">
        <rect x="1" y="2" width="5" height="16" rx="1.5" fill="currentColor" />
        <rect x="7.5" y="2" width="5" height="11" rx="1.5" fill="currentColor" opacity="0.7" />
        <rect x="14" y="2" width="5" height="6" rx="1.5" fill="currentColor" opacity="0.45" />
      </svg>
      {t('product')}
    </p>
  );
}

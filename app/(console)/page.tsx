import { redirect } from 'next/navigation';
import { firstHref } from '@/components/layout/navigation';

/** The console opens on its first area. */
export default function HomePage(): never {
  redirect(firstHref);
}

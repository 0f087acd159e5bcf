import { Building2, UserRound } from 'lucide-react';
import { type Search, search as searchOf } from '../search';
import { companies } from './companies';
import { contacts } from './contacts';

export const search: readonly Search[] = [
  searchOf({
    of: contacts,
    icon: UserRound,
    says: ({ email, telefono, rut, external_id }) => [email, telefono, rut, external_id],
    shows: ['email', 'telefono', 'rut', 'empresa_id', 'tags'],
  }),
  searchOf({
    of: companies,
    icon: Building2,
    says: ({ rut, email, external_id }) => [rut, email, external_id],
    shows: ['estado', 'rut', 'email', 'telefono', 'sitio_web'],
  }),
];

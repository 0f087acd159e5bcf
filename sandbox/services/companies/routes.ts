import * as contract from '../../../lib/contract/companies.ts';
import { type Route, read, write } from '../../core/route.ts';
import { createCompany } from './create-company.ts';
import { deleteCompany } from './delete-company.ts';
import { getCompany } from './get-company.ts';
import { listCompanies } from './list-companies.ts';
import { updateCompany } from './update-company.ts';
import { upsertCompany } from './upsert-company.ts';

export const companiesRoutes: readonly Route[] = [
  read(contract.listCompanies, listCompanies),
  write(contract.createCompany, createCompany),
  read(contract.getCompany, getCompany),
  write(contract.updateCompany, updateCompany),
  write(contract.deleteCompany, deleteCompany),
  write(contract.upsertCompany, upsertCompany),
];

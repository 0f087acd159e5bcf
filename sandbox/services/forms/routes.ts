import * as contract from '../../../lib/contract/forms.ts';
import { type Route, read, write } from '../../core/route.ts';
import { archiveForm } from './archive-form.ts';
import { createForm } from './create-form.ts';
import { getForm } from './get-form.ts';
import { listForms } from './list-forms.ts';
import { publishForm } from './publish-form.ts';
import { replaceForm } from './replace-form.ts';
import { getSubmission, listSubmissions } from './submissions.ts';
import { unpublishForm } from './unpublish-form.ts';

export const formsRoutes: readonly Route[] = [
  read(contract.listForms, listForms),
  write(contract.createForm, createForm),
  read(contract.getForm, getForm),
  write(contract.replaceForm, replaceForm),
  write(contract.archiveForm, archiveForm),
  read(contract.listSubmissions, listSubmissions),
  read(contract.getSubmission, getSubmission),
  write(contract.publishForm, publishForm),
  write(contract.unpublishForm, unpublishForm),
];

import { JsonText } from '../../json/json-text.ts';
import { tryParseJson } from '../../json/parse-json.ts';
import {
  archiveForm,
  createForm,
  getForm,
  listForms,
  publishForm,
  replaceForm,
  unpublishForm,
} from '../contract/forms.ts';
import type { Id } from '../loose.ts';
import { isObject, rawOf } from '../tolerant.ts';
import { holds, judgeUpdate } from './compare.ts';
import { type Check, done, type Finding, type Look, partsOf, undone, unseen } from './finding.ts';
import { ageOf, isWindowSeen } from './newest.ts';

type Path = { readonly form_id: Id };

/** The builder sends text, so that numbers and unknown members go back as they came. */
function bodyOf(look: Look): Readonly<Record<string, unknown>> {
  const { body } = partsOf<Path>(look);
  const sent = body instanceof JsonText ? tryParseJson(body.text) : body;
  return isObject(sent) ? (sent as Record<string, unknown>) : {};
}

/**
 * What became of a write of content: by `version`, which every write raises, where both sides show it; else by what is
 * stored, as the server sent it and not as it was understood.
 */
async function contentFinding(look: Look): Promise<{ finding: Finding; stored: object }> {
  const { path } = partsOf<Path>(look);
  const before = look.before(getForm, { path }, listForms);
  const stored = await look.read(getForm, { path });
  const { version, ...content } = bodyOf(look);
  const writes = Number(stored.version) - Number(version);
  if (writes === 0) return { finding: undone, stored };
  const finding = judgeUpdate(content, rawOf(stored) as object, before && (rawOf(before) as object));
  // Of several writes since, this one may have been the first, and be written over.
  return { finding: finding.kind === 'undone' && writes > 1 ? unseen : finding, stored };
}

const saved: Check = async (look) => {
  const { finding, stored } = await contentFinding(look);
  return finding.kind === 'done' ? done(stored) : finding;
};

async function byStatus(look: Look, wanted: string): Promise<Finding> {
  const form = await look.read(getForm, { path: partsOf<Path>(look).path });
  if (form.status === undefined) return unseen;
  return form.status === wanted ? done(form) : undone;
}

/** It was published before perhaps, and then only the content tells. */
const published: Check = async (look) => {
  const finding = await byStatus(look, 'published');
  const { version, ...content } = bodyOf(look);
  if (finding.kind !== 'done' || Object.keys(content).length === 0) return finding;
  return saved(look);
};

/** A draft stays one: then there was nothing to take down. */
const unpublished: Check = async (look) => {
  const form = await look.read(getForm, { path: partsOf<Path>(look).path });
  if (form.status === undefined) return unseen;
  return form.status === 'published' ? undone : done(form);
};

/** A server may keep archived forms out of reach altogether. */
const archived: Check = async (look) => {
  const form = await look.find(getForm, { path: partsOf<Path>(look).path });
  if (!form) return done({});
  if (form.status === undefined) return unseen;
  return form.status === 'archived' ? done(form) : undone;
};

/** What was made is among the newest, by its name; its slug may have got a number. */
const created: Check = async (look) => {
  const { nombre } = bodyOf(look);
  const page = await look.read(listForms, { query: { limit: 50 } });
  const like = (page.items ?? []).filter((form) => holds(nombre, form.nombre) === 'same');
  const ages = like.map((form) => ageOf(form, look.startedAt));
  const since = like.filter((_, place) => ages[place] === 'since');
  if (since.length === 1) return done(since[0]!);
  if (since.length > 1 || ages.some((age) => age !== 'before')) return unseen;
  return isWindowSeen({ items: page.items ?? [], nextCursor: page.nextCursor }, look.startedAt)
    ? undone
    : unseen;
};

export const checksOfForms: Readonly<Record<string, Check>> = {
  [createForm.id]: created,
  [replaceForm.id]: saved,
  [publishForm.id]: published,
  [unpublishForm.id]: unpublished,
  [archiveForm.id]: archived,
};

// Written by `npm run contract:generate` from lib/contract/form-extensions.ts.
import type * as contract from '../../contract/form-extensions.ts';

export const conditionModes: typeof contract.conditionModes = ["todas","alguna"];
export const conditionOperators: typeof contract.conditionOperators = ["es","no_es","contiene","no_contiene","mayor","menor","antes","despues","vacio","no_vacio"];
export const formAppearances: typeof contract.formAppearances = ["auto","claro","oscuro"];
export const formLanguages: typeof contract.formLanguages = ["auto","es","en"];

import 'server-only';
import { makePlan } from '@/lib/configuration/make-plan';
import type { PlanView } from '@/lib/configuration/plan';
import type { PlanRequest } from '@/lib/configuration/requests';
import { ConsoleError } from '@/lib/http/console-error';
import type { Caller } from './caller';
import { compareKnown } from './compare';
import { insertPlan } from './plan-rows';
import { findSides } from './sides';

/**
 * Makes a plan of what was chosen, from what the caller looked at where that was read in the last minutes.
 *
 * @throws ConsoleError as `findSides` does; 409 `nothing_to_plan` where nothing of what was chosen is to be done any more
 */
export async function createPlan(caller: Caller, requestId: string, body: PlanRequest): Promise<PlanView> {
  const sides = await findSides(caller, body);
  const compared = await compareKnown(sides, { caller, requestId });
  const records = makePlan({ ...compared, choices: body.choices });
  if (records.length === 0) {
    throw new ConsoleError(
      409,
      'nothing_to_plan',
      'Nothing of what was chosen is to be changed: compare again',
    );
  }
  return insertPlan(caller, { ...sides, records, choices: body.choices });
}

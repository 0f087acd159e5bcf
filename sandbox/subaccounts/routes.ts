import {
  createSubaccount as createSubaccountOperation,
  getSubaccount as getSubaccountOperation,
} from '../../lib/contract/subaccounts.ts';
import { type Route, read, write } from '../core/route.ts';
import { getSubaccount } from '../services/subaccounts/store.ts';
import { createSubaccount } from './create-subaccount.ts';
import { subaccountRecord } from './subaccount-record.ts';

/** Which subaccount this is, and making another. `machine` is the machine's time. */
export function subaccountRoutes(machine: () => Date): Route[] {
  return [
    read(getSubaccountOperation, async (context) => subaccountRecord(await getSubaccount(context))),
    // Alone: others would wait for its lock, which is of all subaccounts.
    write(createSubaccountOperation, createSubaccount(machine), { alone: true }),
  ];
}

import type { DiagnosisResult, Step } from '../diagnosis';
import type { Shape } from './reply-shape';

type FailedStep = Exclude<Step, { step: 'reply' }>;

/** What a step that failed before any answer means. */
export function resultOfStep({ step, seen }: FailedStep): DiagnosisResult {
  if (seen === 'timeout') return 'connect_timeout';
  if (step === 'connect' && seen === 'failed') return 'no_route';
  if (step === 'http' && (seen === 'answered' || seen === 'slow')) return 'not_this_api';
  return seen as DiagnosisResult;
}

/**
 * What an answer to `GET /pipelines` means. An error counts as this API's word only in this API's shape: a gateway,
 * a login page or another program may answer with any status.
 */
export function resultOfAnswer(status: number, { seen, code }: Shape): DiagnosisResult {
  if (seen === 'redirect') return 'redirect';
  if (seen === 'login_page') return 'login_page';
  if (status === 429) return 'limited';
  const isApi = seen === 'api_error';
  if (status === 401) return refusalOf(isApi, code);
  if (status === 403) return isApi ? 'forbidden' : 'forbidden_elsewhere';
  if (status === 502 || status === 503 || status === 504) return isApi ? 'server_error' : 'gateway_error';
  if (status >= 500) return 'server_error';
  if (status === 404 && isApi) return 'not_found';
  if (status < 200 || status > 299) return 'not_this_api';
  if (seen === 'list') return 'ok';
  if (seen === 'wrong_type') return 'wrong_type';
  return seen === 'broken_json' || seen === 'unreadable' ? 'broken_reply' : 'not_this_api';
}

function refusalOf(isApi: boolean, code: string | undefined): DiagnosisResult {
  if (code === 'wrong_environment') return 'wrong_environment';
  return isApi ? 'unauthorized' : 'unauthorized_elsewhere';
}

/** Results after which another address of the same server is worth a try. */
export function mayBeElsewhere(result: DiagnosisResult): boolean {
  return ['not_this_api', 'not_found', 'redirect', 'login_page'].includes(result);
}

/** Results after which other reads may still succeed: the server knows this API, or does not have pipelines. */
export function mayReadOthers(result: DiagnosisResult, status: number): boolean {
  return result === 'ok' || result === 'forbidden' || (status === 404 && !['redirect'].includes(result));
}

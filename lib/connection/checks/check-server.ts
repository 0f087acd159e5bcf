import { listPipelines } from '@/lib/contract/pipelines';
import { ConsoleError } from '@/lib/http/console-error';
import { type ProbedOperation, trusted } from '@/lib/rules/finding';
import type { Diagnosis, DiagnosisResult, Step } from '../diagnosis';
import { baseCandidates } from './base-candidates';
import { type Heard, hear, type Server } from './http-read';
import { type Lookup, lookAtNetwork, whatIsThere } from './network-look';
import { PROBE_LIMITS, probedOf, probedOperations, probeOperations } from './probe-operations';
import { type Shape, shapeOfAnswer } from './reply-shape';
import { mayBeElsewhere, mayReadOthers, resultOfAnswer, resultOfStep } from './verdict';

const BUSY = 'Too many tests of this server are under way. Nothing was sent: try again in a few seconds.';

/** How long a test waits: for each step of the network, for the first answer, for all areas together. */
export interface Patience {
  readonly networkMs: number;
  readonly answerMs: number;
  /** From here on an answer is called slow. */
  readonly slowMs: number;
  readonly areas: typeof PROBE_LIMITS;
}
const PATIENCE: Patience = { networkMs: 5_000, answerMs: 15_000, slowMs: 3_000, areas: PROBE_LIMITS };

type Findings = Omit<Diagnosis, 'environment' | 'checkedAt'>;
const nothingMore = { status: null, latencyMs: null, detail: null, suggestedBaseUrl: null, areas: [] };

/**
 * Goes the whole way to a server and says what was seen at each step and what it comes to: the network, one read of
 * the document's, where that fails other addresses of the same server, and then which areas it has. Every step is
 * bounded; redirects are not followed.
 *
 * @throws ConsoleError 503 `upstream_busy` where too many tests are under way
 */
export async function checkServer(
  server: Server,
  { patience = PATIENCE, lookup }: { patience?: Patience; lookup?: Lookup } = {},
): Promise<Findings> {
  const url = new URL(server.baseUrl);
  const steps = await lookAtNetwork(url, { timeoutMs: patience.networkMs, lookup });
  const failed = steps.find(({ state }) => state === 'failed');
  if (failed) return { ...nothingMore, steps, result: resultOfStep(failed as NetworkStep) };

  const heard = await hear(listPipelines, server, patience.answerMs);
  if (heard.kind === 'busy') throw new ConsoleError(503, 'upstream_busy', BUSY);
  if (heard.kind === 'silence') {
    const step = await stepOfSilence(heard, url, patience);
    return { ...nothingMore, steps: [...steps, step], result: resultOfStep(step) };
  }
  const { status, ms } = heard;
  const shape = shapeOfAnswer(listPipelines, heard);
  const result = await resultOf(heard, shape, url, patience);
  const found = await lookFurther(server, result, probedOf(listPipelines, heard), patience);
  return {
    ...found,
    steps: [...steps, ...stepsOfAnswer(heard, shape, found.result, patience)],
    status,
    latencyMs: ms,
    detail: shape.words || null,
  };
}

type NetworkStep = Exclude<Step, { step: 'reply' }>;
type HttpStep = Extract<Step, { step: 'http' }>;
type Answer = Extract<Heard, { kind: 'answer' }>;
type Silence = Extract<Heard, { kind: 'silence' }>;

/** Alerts of TLS, and the page that nginx shows instead. */
const wantsCertificate = /CERTIFICATE_REQUIRED|BAD_CERTIFICATE|SSL certificate/i;

/** A port for TLS answers a plain request with 400 or not at all; one that wants a certificate answers 400, too. */
async function resultOf(
  { status }: Answer,
  shape: Shape,
  url: URL,
  { networkMs }: Patience,
): Promise<DiagnosisResult> {
  if (status === 400 && shape.seen !== 'api_error') {
    if (wantsCertificate.test(shape.words ?? '')) return 'client_certificate';
    if (url.protocol === 'http:' && (await whatIsThere(url, networkMs)) === 'tls') {
      return 'https_port';
    }
  }
  return resultOfAnswer(status, shape);
}

async function stepOfSilence(
  { why, code }: Silence,
  url: URL,
  { answerMs, networkMs }: Patience,
): Promise<HttpStep> {
  const facts = { seconds: answerMs / 1000 };
  if (why === 'timeout') return { step: 'http', state: 'failed', seen: 'no_reply', facts };
  if (wantsCertificate.test(code))
    return { step: 'http', state: 'failed', seen: 'client_certificate', facts };
  // A port for TLS cuts the line, or answers an alert; one for something else may greet first.
  const there = url.protocol === 'http:' ? await whatIsThere(url, networkMs) : undefined;
  const seen = there === 'tls' ? 'https_port' : there === 'other' ? 'not_http' : why;
  return { step: 'http', state: 'failed', seen, facts };
}

/** What else can be found out after the first answer: the right address, and what of the API can be read. */
async function lookFurther(
  server: Server,
  result: DiagnosisResult,
  first: ProbedOperation,
  patience: Patience,
): Promise<Pick<Findings, 'result' | 'suggestedBaseUrl' | 'areas'>> {
  if (mayBeElsewhere(result)) {
    const suggestedBaseUrl = await findElsewhere(server, patience);
    if (suggestedBaseUrl) return { result: 'wrong_path', suggestedBaseUrl, areas: [] };
  }
  if (!mayReadOthers(result, first.status ?? 0)) return { result, suggestedBaseUrl: null, areas: [] };
  const others = probedOperations.filter(({ id }) => id !== first.operationId);
  const areas = trusted([first, ...(await probeOperations(server, others, patience.areas))]);
  const isReadable = areas.some(({ finding }) => finding === 'has');
  return {
    result: result !== 'ok' && isReadable ? 'partly' : result,
    suggestedBaseUrl: null,
    areas: isReadable ? areas : [],
  };
}

/** The first other address of the same server that answers in the API's shape, a refusal of the key included. */
async function findElsewhere(server: Server, { answerMs }: Patience): Promise<string | null> {
  for (const baseUrl of baseCandidates(server.baseUrl)) {
    const heard = await hear(listPipelines, { ...server, baseUrl }, Math.min(answerMs, 5_000));
    if (heard.kind !== 'answer') return null;
    const result = resultOfAnswer(heard.status, shapeOfAnswer(listPipelines, heard));
    if (['ok', 'unauthorized', 'wrong_environment', 'forbidden'].includes(result)) return baseUrl;
  }
  return null;
}

function stepsOfAnswer(
  { status, ms }: Answer,
  shape: Shape,
  result: DiagnosisResult,
  { slowMs }: Patience,
): Step[] {
  if (result === 'https_port') {
    return [{ step: 'http', state: 'failed', seen: 'https_port', facts: { status } }];
  }
  const isSlow = ms >= slowMs;
  const isFine = result === 'ok' || result === 'partly';
  const { seen, facts } = shape;
  return [
    {
      step: 'http',
      state: isSlow ? 'warning' : 'ok',
      seen: isSlow ? 'slow' : 'answered',
      facts: { status, ms, seconds: Math.round(ms / 100) / 10 },
    },
    { step: 'reply', state: result === 'ok' ? 'ok' : isFine ? 'warning' : 'failed', seen, facts },
  ];
}

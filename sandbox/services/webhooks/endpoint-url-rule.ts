import { invalidField } from '../../core/errors.ts';
import { endpointUrlIssue } from '../../delivery/endpoint-url.ts';

/** 422 on `url` where the text alone shows that webhooks are never sent there. */
export function assertEndpointUrl(url: string, allowInsecure: boolean): void {
  const issue = endpointUrlIssue(url, allowInsecure);
  if (issue) throw invalidField('url', issue);
}

import type { CodeLanguage } from '@/components/ui/code-colours';
import { shellQuote } from '@/lib/api/curl';
import { csharpQuoted, doubleQuoted, goQuoted, phpQuoted, singleQuoted } from './literals';
import type { SnippetRequest } from './snippet-request';

/** A language that requests are shown in. */
export type SnippetLanguage = {
  readonly id: 'curl' | 'typescript' | 'python' | 'php' | 'go' | 'csharp';
  readonly name: string;
  readonly colours?: CodeLanguage;
  readonly write: (request: SnippetRequest) => string;
};

const lines = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter((part) => typeof part === 'string').join('\n');

function curl({ method, url, body, idempotencyKey: key }: SnippetRequest): string {
  return [
    `curl -X ${method} ${shellQuote(url)}`,
    '-H "Authorization: Bearer $API_KEY"',
    ...(key === undefined
      ? []
      : [`-H ${key ? shellQuote(`Idempotency-Key: ${key}`) : '"Idempotency-Key: $(uuidgen)"'}`]),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `--data-raw ${shellQuote(body)}`]),
  ].join(' \\\n  ');
}

function typescript({ method, url, body, idempotencyKey: key }: SnippetRequest): string {
  return lines(
    `const response = await fetch(${singleQuoted(url)}, {`,
    `  method: '${method}',`,
    '  headers: {',
    "    Authorization: 'Bearer ' + process.env.API_KEY,",
    key !== undefined && `    'Idempotency-Key': ${key ? singleQuoted(key) : 'crypto.randomUUID()'},`,
    body !== undefined && "    'Content-Type': 'application/json',",
    '  },',
    body !== undefined && `  body: ${singleQuoted(body)},`,
    '});',
    'console.log(response.status, await response.text());',
  );
}

function python({ method, url, body, idempotencyKey: key }: SnippetRequest): string {
  return lines(
    'import os',
    'import urllib.error',
    'import urllib.request',
    key === '' && 'import uuid',
    '',
    'request = urllib.request.Request(',
    `    ${singleQuoted(url)},`,
    `    method='${method}',`,
    '    headers={',
    "        'Authorization': 'Bearer ' + os.environ['API_KEY'],",
    key !== undefined && `        'Idempotency-Key': ${key ? singleQuoted(key) : 'str(uuid.uuid4())'},`,
    body !== undefined && "        'Content-Type': 'application/json',",
    '    },',
    body !== undefined && `    data=${singleQuoted(body)}.encode(),`,
    ')',
    'try:',
    '    response = urllib.request.urlopen(request)',
    'except urllib.error.HTTPError as error:',
    '    response = error',
    'print(response.status, response.read().decode())',
  );
}

function php({ method, url, body, idempotencyKey: key }: SnippetRequest): string {
  return lines(
    '<?php',
    `$request = curl_init(${phpQuoted(url)});`,
    'curl_setopt_array($request, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_HTTPHEADER => [',
    "        'Authorization: Bearer ' . getenv('API_KEY'),",
    key !== undefined &&
      `        ${key ? phpQuoted(`Idempotency-Key: ${key}`) : "'Idempotency-Key: ' . bin2hex(random_bytes(16))"},`,
    body !== undefined && "        'Content-Type: application/json',",
    '    ],',
    body !== undefined && `    CURLOPT_POSTFIELDS => ${phpQuoted(body)},`,
    ']);',
    '$body = curl_exec($request);',
    "echo curl_getinfo($request, CURLINFO_RESPONSE_CODE), ' ', $body, PHP_EOL;",
  );
}

function go({ method, url, body, idempotencyKey: key }: SnippetRequest): string {
  return lines(
    'package main',
    '',
    'import (',
    key === '' && '\t"crypto/rand"',
    '\t"fmt"',
    '\t"io"',
    '\t"net/http"',
    '\t"os"',
    body !== undefined && '\t"strings"',
    ')',
    '',
    'func main() {',
    `\trequest, err := http.NewRequest("${method}", ${doubleQuoted(url)}, ${body === undefined ? 'nil' : `strings.NewReader(${goQuoted(body)})`})`,
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("API_KEY"))',
    key === '' && '\tkey := make([]byte, 16)',
    key === '' && '\trand.Read(key)',
    key === '' && '\trequest.Header.Set("Idempotency-Key", fmt.Sprintf("%x", key))',
    key && `\trequest.Header.Set("Idempotency-Key", ${doubleQuoted(key)})`,
    body !== undefined && '\trequest.Header.Set("Content-Type", "application/json")',
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\ttext, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tfmt.Println(response.StatusCode, string(text))',
    '}',
  );
}

function csharp({ method, url, body, idempotencyKey: key }: SnippetRequest): string {
  return lines(
    body !== undefined && 'using System.Text;',
    body !== undefined && '',
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod("${method}"), ${doubleQuoted(url)});`,
    'request.Headers.Add("Authorization", $"Bearer {Environment.GetEnvironmentVariable("API_KEY")}");',
    key !== undefined &&
      `request.Headers.Add("Idempotency-Key", ${key ? doubleQuoted(key) : 'Guid.NewGuid().ToString()'});`,
    body !== undefined &&
      `request.Content = new StringContent(${csharpQuoted(body)}, Encoding.UTF8, "application/json");`,
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  );
}

/** The languages of snippets, the one for a shell first. */
export const snippetLanguages: readonly SnippetLanguage[] = [
  { id: 'curl', name: 'cURL', colours: 'shell', write: curl },
  { id: 'typescript', name: 'TypeScript', colours: 'node', write: typescript },
  { id: 'python', name: 'Python', colours: 'python', write: python },
  { id: 'php', name: 'PHP', write: php },
  { id: 'go', name: 'Go', colours: 'go', write: go },
  { id: 'csharp', name: 'C#', colours: 'java', write: csharp },
];

/** The version of the files' format, in `configuration.yaml`. */
export const FORMAT = 1;
export const HEAD = 'configuration.yaml';
/** The field of a file that names those which its server did not let read for certain. */
export const UNREADABLE = '$unreadable';

/** The field of a form's or a workflow's file that says how it stands: `published` or `draft`. */
export const STATE = '$state';

/** What is wrong with files that were brought along. The words of a screen are by its `code`. */
export type FileProblem = {
  readonly path: string;
  readonly code:
    | 'broken'
    | 'unknown_format'
    | 'unknown_kind'
    | 'no_identity'
    | 'duplicate'
    | 'wrong_type'
    | 'no_files'
    | 'too_large';
  /** With its line, in English: what a command line prints. */
  readonly message: string;
  readonly line?: number;
};

/** A problem with its line before its words. */
export function problem(path: string, code: FileProblem['code'], words: string, line?: number): FileProblem {
  return {
    path,
    code,
    message: line === undefined ? words : `Line ${line}: ${words}`,
    ...(line !== undefined && { line }),
  };
}

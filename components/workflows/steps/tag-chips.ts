import {
  Decoration,
  type DecorationSet,
  EditorView,
  type Extension,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@uiw/react-codemirror';

/** What stands in place of a merge tag: its name for people, and whether a run would fill it in. */
export type TagLabel = { readonly text: string; readonly isKnown: boolean };

class Chip extends WidgetType {
  readonly path: string;
  readonly label: TagLabel;

  constructor(path: string, label: TagLabel) {
    super();
    this.path = path;
    this.label = label;
  }

  override eq(other: Chip): boolean {
    return (
      other.path === this.path &&
      other.label.text === this.label.text &&
      other.label.isKnown === this.label.isKnown
    );
  }

  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = this.label.isKnown ? 'tag-chip' : 'tag-chip tag-chip-unknown';
    chip.textContent = this.label.text;
    chip.title = `{{${this.path}}}`;
    return chip;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** Draws merge tags as chips, which the cursor steps over and Backspace takes whole. */
export function tagChips(labelOf: (path: string) => TagLabel): Extension {
  const matcher = new MatchDecorator({
    regexp: /\{\{([^{}\n]+)\}\}/g,
    decoration: ([, path = '']) =>
      Decoration.replace({ widget: new Chip(path.trim(), labelOf(path.trim())) }),
  });
  return ViewPlugin.fromClass(
    class {
      chips: DecorationSet;

      constructor(view: EditorView) {
        this.chips = matcher.createDeco(view);
      }

      update(update: ViewUpdate) {
        this.chips = matcher.updateDeco(update, this.chips);
      }
    },
    {
      decorations: (plugin) => plugin.chips,
      provide: (plugin) =>
        EditorView.atomicRanges.of((view) => view.plugin(plugin)?.chips ?? Decoration.none),
    },
  );
}

// The little Markdown of our rulebooks, as HTML that is safe to show.

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

/** Bold, italics and code. Everything else is text, whatever it looks like. */
export function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^\w*])[*_]([^*_]+)[*_](?![\w*])/g, '$1<em>$2</em>');
}

/** A whole paragraph: a table where its lines are one, or else as `inline`. */
export function block(text: string): string {
  const lines = text.split('\n');
  if (!lines.every((line) => line.startsWith('|'))) return inline(text);
  const rows = lines.map((line) => line.replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim())));
  const [head = [], ...body] = rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  const line = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line(head, 'th')}</thead><tbody>${body.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

/** The text without its marks, in small letters and without accents: for searching. */
export function plain(text: string): string {
  return text.replace(/[*_`]/g, '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word of a query is somewhere in the text. */
export function matches(text: string, query: string): boolean {
  const where = plain(text);
  return plain(query).split(/\s+/).every((part) => where.includes(part));
}

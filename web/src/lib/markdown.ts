/** The little Markdown that our rules are written in, as HTML; sections get their number as id. */

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const inline = (text: string) =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** `§3.3` as it stands in an address: `s3-3`. */
export const anchor = (section: string) => section.replace('§', 's').replace('.', '-')

const idOf = (text: string) => {
  const section = /^\**(§\d+(?:\.\d+)?)/.exec(text)?.[1]
  return section ? ` id="${anchor(section)}"` : ''
}

function table(lines: string[]): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(cell => cell.trim())
  const [head = '', , ...body] = lines
  const th = cells(head)
    .map(cell => (cell ? `<th scope="col">${inline(cell)}</th>` : '<td></td>'))
    .join('')
  const rows = body.map(
    line =>
      `<tr>${cells(line)
        .map(cell => `<td${idOf(cell)}>${inline(cell)}</td>`)
        .join('')}</tr>`,
  )
  const parts = `<thead><tr>${th}</tr></thead><tbody>${rows.join('')}</tbody>`
  return `<div class="scroll" tabindex="0"><table>${parts}</table></div>`
}

function list(lines: string[]): string {
  const items: string[] = []
  for (const line of lines) {
    if (/^\s*[-*] /.test(line)) items.push(line.replace(/^\s*[-*] /, ''))
    else items[items.length - 1] += ' ' + line.trim()
  }
  return `<ul>${items.map(item => `<li${idOf(item)}>${inline(item)}</li>`).join('')}</ul>`
}

export function render(text: string): string {
  const blocks: string[] = []
  const lines = text.split('\n')
  for (let n = 0; n < lines.length;) {
    const line = lines[n] ?? ''
    const take = (more: (line: string) => boolean): string[] => {
      const from = n
      do n += 1
      while (n < lines.length && more(lines[n] ?? ''))
      return lines.slice(from, n)
    }
    if (!line.trim()) n += 1
    else if (line.startsWith('```')) {
      const code = take(l => !l.startsWith('```')).slice(1)
      n += 1
      blocks.push(`<pre tabindex="0">${escape(code.join('\n'))}</pre>`)
    } else if (/^#+ /.test(line)) {
      const depth = line.indexOf(' ')
      const words = line.slice(depth + 1)
      blocks.push(`<h${depth}${idOf(words)}>${inline(words)}</h${depth}>`)
      n += 1
    } else if (line.startsWith('|')) blocks.push(table(take(l => l.startsWith('|'))))
    else if (/^\s*[-*] /.test(line))
      blocks.push(list(take(l => l.trim() !== '' && (/^\s*[-*] /.test(l) || /^\s+\S/.test(l)))))
    else {
      const words = take(l => l.trim() !== '' && !/^(#|\||```|\s*[-*] )/.test(l)).join(' ')
      blocks.push(`<p${idOf(words)}>${inline(words)}</p>`)
    }
  }
  return blocks.join('\n')
}

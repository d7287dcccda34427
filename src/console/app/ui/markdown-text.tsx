import { marked, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'

/** Renders Markdown. HTML is shown as text, as in the signed copy. Only http, https and mailto links are active. */
export default function MarkdownText({ text }: { text: string }) {
  return <div className="markdown">{render(marked.lexer(text, { gfm: true }))}</div>
}

const render = (tokens: readonly Token[] = []): ReactNode[] =>
  tokens.map((token, at) => <Fragment key={at}>{element(token)}</Fragment>)

/** Returns the heading element. Levels 1 and 2 are reserved for the page and its sections. */
const headingOf = (depth: number) => `h${Math.min(depth + 2, 6)}`

function element(token: Token): ReactNode {
  const content = () => render((token as Tokens.Paragraph).tokens)
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return null
    case 'heading':
      return createElement(headingOf((token as Tokens.Heading).depth), null, content())
    case 'paragraph':
      return <p>{content()}</p>
    case 'blockquote':
      return <blockquote>{content()}</blockquote>
    case 'hr':
      return <hr />
    case 'code':
      return <pre>{(token as Tokens.Code).text}</pre>
    case 'list':
      return <List list={token as Tokens.List} />
    case 'table':
      return <Table table={token as Tokens.Table} />
    case 'strong':
      return <strong>{content()}</strong>
    case 'em':
      return <em>{content()}</em>
    case 'del':
      return <del>{content()}</del>
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>
    case 'br':
      return <br />
    case 'link': {
      const { href } = token as Tokens.Link
      if (!/^(https?|mailto):/i.test(href)) return content()
      return (
        <a href={href} target="_blank" rel="noreferrer">
          {content()}
        </a>
      )
    }
    default: {
      const { tokens, text, raw } = token as Tokens.Text
      return tokens ? render(tokens) : (text ?? raw)
    }
  }
}

function List({ list: { ordered, start, items } }: { list: Tokens.List }) {
  const entries = items.map(({ task, checked, tokens }, at) => (
    <li key={at}>
      {task && (checked ? '☑ ' : '☐ ')}
      {render(tokens)}
    </li>
  ))
  return ordered ? <ol start={start === '' ? 1 : start}>{entries}</ol> : <ul>{entries}</ul>
}

function Table({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    <table>
      <thead>
        <tr>
          {header.map(({ tokens }, at) => (
            <th key={at} scope="col">
              {render(tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map(({ tokens }, column) => (
              <td key={column}>{render(tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

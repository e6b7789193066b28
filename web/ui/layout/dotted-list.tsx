import { classNames } from '../style/class-names.ts'

/** List with yolk-yellow bullets. */
export function DottedList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('flex flex-col', className ?? 'gap-2')}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <span aria-hidden="true" className="mt-[0.6em] size-1.5 shrink-0 rounded-full bg-gema" />
          {item}
        </li>
      ))}
    </ul>
  )
}

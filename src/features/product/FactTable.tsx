import type { Fact } from './facts.ts';

/** Names and values in two columns. */
export function FactTable({ facts, className = 'facts' }: { facts: readonly Fact[]; className?: string }) {
  return (
    <table className={className}>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={`${name} ${value}`}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

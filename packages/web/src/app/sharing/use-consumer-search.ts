import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useIsHere } from '#/app/use-is-here.ts';

export const useConsumerSearch = <S extends object>(schema: { parse: (search: unknown) => S }) => {
  const given = useSearch({ strict: false });
  const search = useMemo(() => schema.parse(given), [schema, given]);
  const navigate = useNavigate({ from: '/$type/$projectName' });
  const isHere = useIsHere();
  const change = (to: (before: S) => S) =>
    void (
      isHere() &&
      navigate({ search: (before: unknown) => to(schema.parse(before)) as never, replace: true, resetScroll: false })
    );
  return [search, change] as const;
};

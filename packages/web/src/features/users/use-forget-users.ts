import { useQueryClient } from '@tanstack/react-query';

/** After a change: everything that shows users is loaded again, customers with their people included. */
export function useForgetUsers(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['users'] }),
      queryClient.invalidateQueries({ queryKey: ['companies'] }),
    ]);
  };
}

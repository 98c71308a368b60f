# The weights of iterative proportional fitting by loglin() of base R: a table with the wanted margins, fitted from the
# observed one. Rscript rake.R prints what rake.test.ts expects.
options(digits = 15)
i <- 0:239
gender <- ifelse(i %% 5 < 3, "female", "male")
age <- c("young", "middle", "old")[1 + (i * 7) %% 11 %% 3]
region <- c("north", "south")[1 + (i %% 13 < 4)]
start <- 1 + (i %% 4) / 4
wanted <- outer(outer(c(female = 0.5, male = 0.5), c(middle = 0.35, old = 0.4, young = 0.25)), c(north = 0.6, south = 0.4))
fit <- function(w) {
  observed <- tapply(w, list(gender, age, region), sum)
  target <- wanted * sum(w)
  fitted <- loglin(target, margin = list(1, 2, 3), start = observed, fit = TRUE, eps = 1e-12, iter = 1000, print = FALSE)$fit
  raked <- w * (fitted / observed)[cbind(gender, age, region)]
  raked / mean(raked)
}
for (w in list(rep(1, 240), start)) {
  raked <- fit(w)
  cat(format(raked[c(1, 2, 3, 4, 5, 6, 14, 18, 100, 240)]), sep = ", "); cat("\n")
  cat(format(sum(raked)^2 / (240 * sum(raked^2))), format(min(raked)), format(max(raked)), "\n")
}

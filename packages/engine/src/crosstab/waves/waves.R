# What waves.test.ts expects of two made-up waves with weights: shares, linearised variances and tests, respondent by
# respondent. Rscript waves.R
options(digits = 15)
wave <- function(n, shift) {
  i <- 0:(n - 1)
  w <- 0.5 + (i * 6) %% 4 / 2
  r1 <- ifelse(i %% 9 == 0, NA, as.numeric((i * 5 + shift) %% 11 < 5 + shift %% 3))
  r2 <- ifelse(i %% 7 == 0, NA, as.numeric((i * 3 + shift) %% 10 < 4))
  estimate <- function(y) { n <- !is.na(y); p <- sum((w * y)[n]) / sum(w[n]); list(p = p, e = ifelse(n, w * (y - p), 0) / sum(w[n]), n = n) }
  a <- estimate(r1); b <- estimate(r2)
  v <- function(e, k) k / (k - 1) * sum(e^2)
  either <- a$n | b$n
  list(share = c(a$p, b$p, (a$p + b$p) / 2), variance = c(v(a$e, sum(a$n)), v(b$e, sum(b$n)), v((a$e + b$e) / 2, sum(either))))
}
x <- wave(300, 0); y <- wave(260, 4)
for (one in list(x, y)) { cat(format(one$share), sep = ", "); cat("\n"); cat(format(one$variance), sep = ", "); cat("\n") }
p <- 2 * pnorm(-abs((y$share - x$share) / sqrt(x$variance + y$variance)))
cat(format(p), sep = ", "); cat("\n")
